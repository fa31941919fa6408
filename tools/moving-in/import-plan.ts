import type { Payload } from "payload";
import { contentHash } from "./content-hash.ts";
import type { FileImporter } from "./files/file-importer.ts";
import type { EntryNote, ImportNotes } from "./import-notes.ts";
import { type Entry, type SourceContent, TYPES, type Type } from "./model.ts";
import { isPublic } from "./public-state.ts";

/**
 * The plan for an entry:
 * - create: it isn't here yet
 * - adopt: a category of the same name is here, and is reused
 * - update: changed there, but not here
 * - conflict: changed there and here; ours stays unless everything is to be overwritten
 * - deleted-here: deleted here; stays deleted
 * - withdraw: no longer public there; becomes a draft here, including changes made here
 * - published-here: not public there, as an earlier import reported, and published here since; stays public
 * - gone-all: every entry of its type is gone there, which may be a fault there; stays
 * - not-read: public here, and not found there; stays
 * - unchanged: nothing to do
 */
export type Action =
  | "create"
  | "adopt"
  | "update"
  | "conflict"
  | "deleted-here"
  | "withdraw"
  | "published-here"
  | "gone-all"
  | "not-read"
  | "unchanged";

export type Step = {
  action: Action;
  type: Type;
  id: string;
  title: string;
  ours: number | null;
  /** Whether others have saved ours since the last import. */
  changedHere?: boolean;
  /** Null if it no longer exists there. */
  entry: Entry | null;
};

type Ours = { updatedAt: string; deletedAt?: string | null; isPublic: boolean };

/** Plans an import, in the order of its steps; nothing is written. */
export async function planImport(
  payload: Payload,
  content: SourceContent,
  notes: ImportNotes,
  files: FileImporter,
): Promise<Step[]> {
  const steps: Step[] = [];
  for (const type of TYPES) {
    const entries = content.entries.filter((entry) => entry.type === type);
    const there = new Set(entries.map(({ id }) => id));
    const others = notes.entries(type).filter(([id, note]) => !there.has(id) && !note.found);
    for (const entry of entries) steps.push(await planEntry(payload, entry, notes, content, files));
    for (const [id, note] of others) {
      const state = await content.stateOfOther(type, id);
      const ours = state === "public" ? null : await oursOf(payload, type, note.id);
      if (!ours?.isPublic) continue;
      const changedHere = ours.updatedAt !== note.updatedAt;
      const action = state === "unknown" ? "not-read" : actionForGone(note, entries.length === 0);
      steps.push({ action, type, id, title: note.title, ours: note.id, changedHere, entry: null });
    }
  }
  return steps;
}

async function planEntry(
  payload: Payload,
  entry: Entry,
  notes: ImportNotes,
  content: SourceContent,
  files: FileImporter,
): Promise<Step> {
  const note = notes.entry(entry.type, entry.id);
  const step = (action: Action, ours: number | null): Step => {
    const { type, id, title } = entry;
    return { action, type, id, title, ours, entry };
  };
  if (!note) {
    const same = entry.type === "categories" ? await categoryOfName(payload, entry) : null;
    return same === null ? step("create", null) : step("adopt", same);
  }
  if (note.found) return step("unchanged", note.id);
  const isSame = (await contentHash(entry, content, (file) => files.contentKey(file))) === note.hash;
  const ours = await oursOf(payload, entry.type, note.id);
  if (!ours || ours.deletedAt) return step("deleted-here", note.id);
  const changedHere = ours.updatedAt !== note.updatedAt;
  if (entry.draft && ours.isPublic) {
    const wasReported = note.draft || note.withdrawn || isSame;
    return { ...step(changedHere && wasReported ? "published-here" : "withdraw", note.id), changedHere };
  }
  if (isSame && !note.withdrawn) return step("unchanged", note.id);
  if (!changedHere) return step("update", note.id);
  return step("conflict", note.id);
}

function actionForGone({ withdrawn }: EntryNote, isAll: boolean): Action {
  if (withdrawn) return "published-here";
  return isAll ? "gone-all" : "withdraw";
}

/** An entry's last save here, drafts included. */
async function oursOf(payload: Payload, collection: Type, id: number): Promise<Ours | null> {
  const saved = await payload.findByID({
    collection,
    id,
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
  });
  return saved && { ...saved, isPublic: await isPublic(payload, { type: collection, id }) };
}

/** @returns the id of the category here with the same name, ignoring case */
export async function categoryOfName(payload: Payload, { fields }: Entry): Promise<number | null> {
  const name = String(fields.name ?? "").trim();
  if (!name) return null;
  const { docs } = await payload.find({ collection: "categories", depth: 0, pagination: false });
  const fold = (text: string) => text.trim().toLocaleLowerCase("de");
  return docs.find((category) => fold(category.name) === fold(name))?.id ?? null;
}
