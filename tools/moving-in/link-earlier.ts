import { IMPORT } from "../../content/src/entry/author.ts";
import { inTransaction } from "../../content/src/platform/database/transaction.ts";
import type { Source } from "./model.ts";
import { changeLastSave } from "./public-state.ts";
import { ourPageOf } from "./resolve.ts";
import { rewriteAddresses } from "./texts/addresses.ts";
import type { Writing } from "./write-entry.ts";

/**
 * Updates links of earlier imported projects and pages whose targets were imported only now, e.g. posts of another
 * type. Only the addresses change, also in entries changed here since.
 * @returns German sentences for the report
 */
export async function linkEarlier(writing: Writing, source: Source): Promise<string[]> {
  const hosts = [
    ...new Set(source.origins.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).host)),
  ];
  if (hosts.length === 0) return [];
  const [projects, pages] = [await linkType("projects", hosts, writing), await linkType("pages", hosts, writing)];
  const changed = [
    ...(projects > 0 ? [projects === 1 ? "einem Projekt" : `${projects} Projekten`] : []),
    ...(pages > 0 ? [pages === 1 ? "einer Seite" : `${pages} Seiten`] : []),
  ];
  return changed.length === 0
    ? []
    : [`In ${changed.join(" und ")} von früher führen Links jetzt hierher statt zur alten Website.`];
}

/** @returns the number of changed entries */
async function linkType(type: "projects" | "pages", hosts: readonly string[], writing: Writing): Promise<number> {
  const { payload, content, notes } = writing;
  const where = { or: hosts.map((host) => ({ content: { contains: host } })) };
  const { docs } = await payload.find({ collection: type, where, draft: true, depth: 0, pagination: false });
  const known = new Map(notes.entries(type).map(([foreignId, note]) => [note.id, { foreignId, note }]));
  let changed = 0;
  for (const { id, content: text, updatedAt } of docs) {
    const ours = known.get(id);
    if (!ours || ours.note.found || !text) continue;
    const linked = rewriteAddresses(text, ({ url, use }) => {
      // Only addresses there: a path belongs to this website, and is correct.
      const isThere = use === "link" && URL.canParse(url) && hosts.includes(new URL(url).host);
      const target = isThere ? content.targetOf(url, use, "") : null;
      return (target?.kind === "old page" && ourPageOf(target.shows, writing)) || undefined;
    });
    if (linked === text) continue;
    changed += 1;
    await inTransaction(payload, { context: { silent: true, author: IMPORT } }, async (req) => {
      await changeLastSave(payload, { type, id, req }, { content: linked });
      if (updatedAt !== ours.note.updatedAt) return; // still counts as changed here
      const saved = await payload.findByID({ collection: type, id, draft: true, depth: 0, req });
      await notes.keepEntry(req, type, ours.foreignId, { ...ours.note, updatedAt: saved.updatedAt });
    });
  }
  return changed;
}
