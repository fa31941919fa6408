import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { IMPORT } from "../../content/src/entry/author.ts";
import { inTransaction } from "../../content/src/platform/database/transaction.ts";
import { contentHash } from "./content-hash.ts";
import { firstFree } from "./fit/cut-text.ts";
import { asDraft, type FitContext, fieldsOf, fit, plain } from "./fit/fit.ts";
import { spellings } from "./fit/link-targets.ts";
import type { EntryNote } from "./import-notes.ts";
import type { Step } from "./import-plan.ts";
import type { Entry, Type } from "./model.ts";
import { unpublish } from "./public-state.ts";
import { isRefusal, reasonOf } from "./reason.ts";
import { type Resolving, resolveFields, waitingKey } from "./resolve.ts";

export type Writing = Resolving & { payload: Payload; fitting: FitContext };

/** Fields that no two entries share. */
const UNIQUE: Partial<Record<Type, string>> = {
  services: "name",
  menuitems: "name",
  categories: "name",
  pages: "address",
};

const BY_IMPORT = { silent: true, author: IMPORT };

/**
 * Creates or changes our entry and stores its note, or neither.
 * @returns the entry as imported, with its remarks for the report, and its id here
 * @throws Error if it can't be written even as a draft
 */
export async function writeEntry(writing: Writing, step: Step, from: Entry): Promise<{ entry: Entry; id: number }> {
  const entry = fit(from, writing.fitting);
  const data: Record<string, unknown> = {
    ...(await resolveFields(entry, entry.fields, writing)),
    ...datesOf(entry),
  };
  await freeUniqueName(writing.payload, entry, data, step.ours);
  // if the import ends before rewriting it, the next one does
  const isWaiting = writing.waiting?.has(waitingKey(entry)) ?? false;
  const hash = isWaiting ? "" : await contentHash(from, writing.content, (file) => writing.files.takenKey(file));
  const there = { hash, draft: from.draft };
  try {
    return { entry, id: await save(writing, step, entry, data, there) };
  } catch (error) {
    if (entry.draft || !isRefusal(error)) throw error;
    asDraft(entry, `${reasonOf(error)} Bessern Sie das aus und veröffentlichen Sie den Eintrag.`);
    return { entry, id: await save(writing, step, entry, data, there) };
  }
}

function save(
  { payload, notes, pageAddresses }: Writing,
  { type, id: foreignId, ours }: Step,
  { title, draft, notes: remarks }: Entry,
  data: Record<string, unknown>,
  there: Pick<EntryNote, "hash" | "draft">,
): Promise<number> {
  return inTransaction(payload, { context: { ...BY_IMPORT } }, async (req) => {
    if (draft && ours !== null) await unpublish(payload, { type, id: ours, req }); // saving a draft doesn't unpublish
    const status = draft ? ("draft" as const) : ("published" as const);
    const shared = {
      collection: type as CollectionSlug,
      data: { ...data, _status: status } as never,
      draft,
      depth: 0,
      req,
    };
    const saved = ours === null ? await payload.create(shared) : await payload.update({ ...shared, id: ours });
    await noteEntry(req, notes, type, foreignId, { ...there, id: Number(saved.id), title, remarks });
    const id = Number(saved.id);
    if (type === "pages") pageAddresses.set(id, `/${data.address}`);
    return id;
  });
}

/** Stores an entry's note with the time of its last save here. */
async function noteEntry(
  req: PayloadRequest,
  notes: Writing["notes"],
  type: Type,
  foreignId: string,
  note: Omit<EntryNote, "updatedAt">,
): Promise<void> {
  const { updatedAt } = await req.payload.findByID({ collection: type, id: note.id, draft: true, depth: 0, req });
  await notes.keepEntry(req, type, foreignId, { ...note, updatedAt });
}

/** A category with the same name is reused unchanged. */
export async function adoptEntry(writing: Writing, { type, id, ours }: Step, entry: Entry): Promise<void> {
  const hash = await contentHash(entry, writing.content, (file) => writing.files.takenKey(file));
  await inTransaction(writing.payload, {}, (req) =>
    noteEntry(req, writing.notes, type, id, { id: ours ?? 0, hash, title: entry.title, found: true }),
  );
}

/** Turns an entry that isn't public there into a draft; it can be published again. */
export async function withdrawEntry({ payload, notes }: Writing, step: Step): Promise<void> {
  const { type, id, ours, changedHere } = step;
  const note = notes.entry(type, id);
  if (!note || ours === null) return;
  const withdrawn = { ...note, withdrawn: true };
  await inTransaction(payload, { context: { ...BY_IMPORT } }, async (req) => {
    await unpublish(payload, { type, id: ours, req });
    if (changedHere)
      await notes.keepEntry(req, type, id, withdrawn); // still counts as changed here
    else await noteEntry(req, notes, type, id, withdrawn);
  });
}

const datesOf = ({ createdAt, draft }: Entry) =>
  createdAt ? { createdAt, finishedAt: createdAt, ...(draft ? {} : { publishedAt: createdAt }) } : {};

/** Changes the anchor, target or name if another entry has it. */
async function freeUniqueName(payload: Payload, entry: Entry, data: Record<string, unknown>, ours: number | null) {
  const field = UNIQUE[entry.type];
  const wanted = plain(entry.fields[field ?? ""]);
  if (!field || !wanted) return;
  const collection = entry.type as "services";
  const { docs } = await payload.find({
    collection,
    depth: 0,
    pagination: false,
    draft: true,
    trash: true, // it keeps its name in case it is restored
    select: { [field]: true },
  });
  const taken = new Set(
    docs.filter(({ id }) => id !== ours).map((doc) => String((doc as unknown as Record<string, unknown>)[field])),
  );
  if (!taken.has(wanted)) return;
  const known = fieldsOf(payload, entry.type).find(({ name }) => name === field);
  const maxLength = known && "maxLength" in known ? (known.maxLength ?? wanted.length) : wanted.length;
  if (entry.type === "menuitems") {
    data[field] = spellings(wanted).find((target) => !taken.has(target)) ?? wanted;
    return;
  }
  const free = firstFree(wanted, (text) => taken.has(text), maxLength, entry.type === "categories" ? " " : "-");
  data[field] = free;
  entry.notes.push(
    `„${wanted}“ gab es hier schon; dieser Eintrag heißt „${free}“. Prüfen Sie, ob beide gebraucht werden.`,
  );
}
