import {
  SitemapChangesDocument,
  SitemapCountDocument,
  type SitemapProjectFragment,
  SitemapProjectsDocument,
} from "@schaufenster/contract/documents";
import { entries } from "../content/reshape/options.ts";
import type { LoadContext } from "../pages/load-context.ts";

/** Entries that one query gives at most: the limit within the operations. */
const QUERY_LIMIT = 100;

/** Age at which all are asked for again, in ms: a picture may have another address and its project no new date. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export type WireProject = NonNullable<SitemapProjectFragment["attributes"]> & { id: string };

/** Ids above `after`, up to `last`. */
type Range = { after: number; last: number };
type Part = { entries: Map<number, string>; changedAt: string; loadedAt: number };

/**
 * The entries of sitemaps, kept from one publish to the next. Then only those are asked for that were changed since; where
 * their number is not the content system's, the place is found by counting halves. A hundred thousand would take half a
 * minute.
 */
export class SitemapProjects {
  readonly #parts = new Map<number, Part>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Collects the entries that `write` makes of each project of a range, by ascending id.
   *
   * @throws {ContentError} if the content system does not answer
   */
  async entriesOf(range: Range, context: LoadContext, write: (project: WireProject) => string): Promise<string[]> {
    const kept = this.#parts.get(range.after);
    const isKept = kept && this.#now() - kept.loadedAt < KEPT_MS && (await this.#renew(kept, range, context, write));
    const part = isKept ? kept : await this.#load(range, context, write);
    this.#parts.set(range.after, part);
    return [...part.entries].sort(([one], [other]) => one - other).map(([, entry]) => entry);
  }

  async #load(range: Range, context: LoadContext, write: (project: WireProject) => string): Promise<Part> {
    const part: Part = { entries: new Map(), changedAt: "", loadedAt: this.#now() };
    await fill(part, range, context, write);
    return part;
  }

  /** @returns false when so much was changed that all are to be asked for */
  async #renew(
    part: Part,
    range: Range,
    context: LoadContext,
    write: (project: WireProject) => string,
  ): Promise<boolean> {
    for (const id of part.entries.keys()) if (id > range.last) part.entries.delete(id);
    if (part.changedAt === "") return false;
    const answer = await context.client.query(
      SitemapChangesDocument,
      { ...asIds(range), since: part.changedAt },
      context,
    );
    const changed = entries(answer.changed);
    if (changed.length >= QUERY_LIMIT) return false;
    for (const project of changed) put(part, project, write);
    await mend(part, range, answer.all?.meta.pagination.total ?? 0, context, write);
    return true;
  }
}

const asIds = ({ after, last }: Range) => ({ after: String(after), last: String(last) });

function put(part: Part, project: WireProject, write: (project: WireProject) => string): void {
  part.entries.set(Number(project.id), write(project));
  const changedAt = project.updatedAt ?? "";
  if (changedAt > part.changedAt) part.changedAt = changedAt;
}

/** Asks for all projects of a range, a hundred at a time. */
async function fill(
  part: Part,
  range: Range,
  context: LoadContext,
  write: (project: WireProject) => string,
): Promise<void> {
  let { after } = range;
  while (after < range.last) {
    const answer = await context.client.query(SitemapProjectsDocument, asIds({ ...range, after }), context);
    const projects = entries(answer.projects);
    for (const project of projects) put(part, project, write);
    const next = Number(projects.at(-1)?.id ?? 0);
    if (next <= after) break;
    after = next;
  }
}

/** Asks anew for the projects where there are more or fewer than are kept, which it finds by halving the range. */
async function mend(
  part: Part,
  range: Range,
  total: number,
  context: LoadContext,
  write: (project: WireProject) => string,
): Promise<void> {
  const kept = [...part.entries.keys()].filter((id) => id > range.after && id <= range.last);
  if (kept.length === total) return;
  if (range.last - range.after <= QUERY_LIMIT) {
    for (const id of kept) part.entries.delete(id);
    return fill(part, range, context, write);
  }
  const middle = Math.floor((range.after + range.last) / 2);
  const lower = { after: range.after, last: middle };
  const answer = await context.client.query(SitemapCountDocument, asIds(lower), context);
  const below = answer.projects?.meta.pagination.total ?? 0;
  await mend(part, lower, below, context, write);
  await mend(part, { after: middle, last: range.last }, total - below, context, write);
}
