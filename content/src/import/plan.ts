import type { Payload } from "payload";
import { contentHash } from "./content-hash.ts";
import type { FileImporter } from "./files/file-importer.ts";
import type { EntryNote, ImportNotes } from "./import-notes.ts";
import { type Entry, type SourceContent, TYPES, type Type } from "./model.ts";

/**
 * What happens to an entry:
 * - create: it is not here yet
 * - adopt: a category of the same name is here, and is the same
 * - update: it was changed there, and not here
 * - conflict: it was changed there and here; ours stays unless all is to be overwritten
 * - deleted-here: somebody has deleted it here; it stays so
 * - withdraw: it is gone there; here it becomes a draft
 * - gone-changed: it is gone there, and was changed here; it stays
 * - gone-all: every entry of its type is gone there, which may be a fault there; it stays
 * - unchanged: nothing to do
 */
export type Action =
  | "create"
  | "adopt"
  | "update"
  | "conflict"
  | "deleted-here"
  | "withdraw"
  | "gone-changed"
  | "gone-all"
  | "unchanged";

export type Step = {
  action: Action;
  type: Type;
  /** There. */
  id: string;
  title: string;
  /** Ours, if it is here. */
  ours: number | null;
  /** Its id there before it was deleted and made anew under the same name. */
  was?: string;
  /** Null for what is gone there. */
  entry: Entry | null;
};

type Ours = { updatedAt: string; deletedAt?: string | null; _status?: string | null };

/**
 * What an import is going to do, in the order in which it does it; nothing is written.
 *
 * @param isComplete whether entries that are missing are gone there
 */
export async function planImport(
  payload: Payload,
  content: SourceContent,
  notes: ImportNotes,
  files: FileImporter,
  isComplete: boolean,
): Promise<Step[]> {
  const steps: Step[] = [];
  for (const type of TYPES) {
    const entries = content.entries.filter((entry) => entry.type === type);
    const there = new Set(entries.map(({ id }) => id));
    const gone = isComplete ? notes.entries(type).filter(([id, note]) => !there.has(id) && !note.found) : [];
    const madeAnew = new Set<string>();
    for (const entry of entries) {
      const old = gone.find(([id, { title }]) => isMadeAnew(entry, title, notes) && !madeAnew.has(id));
      if (old) madeAnew.add(old[0]);
      steps.push(await (old ? planMadeAnew(payload, entry, old) : planEntry(payload, entry, notes, content, files)));
    }
    for (const [id, note] of gone) {
      if (madeAnew.has(id)) continue;
      const action = await actionForGone(payload, type, note, entries.length === 0);
      if (action !== "unchanged") steps.push({ action, type, id, title: note.title, ours: note.id, entry: null });
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
  if (isSame && !note.withdrawn) return step("unchanged", note.id);
  return step(ours.updatedAt === note.updatedAt ? "update" : "conflict", note.id);
}

/** Whether an entry is new there under the name of one that is gone. Of projects several may have the same. */
function isMadeAnew({ type, id, title }: Entry, titleOfGone: string, notes: ImportNotes): boolean {
  return type !== "projects" && title === titleOfGone && !notes.entry(type, id);
}

async function planMadeAnew(payload: Payload, entry: Entry, [was, note]: [string, EntryNote]): Promise<Step> {
  const { type, id, title } = entry;
  const ours = await oursOf(payload, type, note.id);
  const isHere = ours && !ours.deletedAt;
  const action = !isHere ? "deleted-here" : ours.updatedAt === note.updatedAt ? "update" : "conflict";
  return { action, type, id, title, ours: note.id, was, entry };
}

async function actionForGone(payload: Payload, type: Type, note: EntryNote, isAll: boolean): Promise<Action> {
  const ours = await oursOf(payload, type, note.id);
  if (!ours || ours.deletedAt || note.withdrawn) return "unchanged";
  if (isAll) return "gone-all";
  if (ours._status === "draft") return "unchanged";
  return ours.updatedAt === note.updatedAt ? "withdraw" : "gone-changed";
}

/** An entry here as it was saved last, drafts included. */
async function oursOf(payload: Payload, collection: Type, id: number): Promise<Ours | null> {
  return payload.findByID({
    collection,
    id,
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
  }) as Promise<Ours | null>;
}

/** @returns the id of the category here that has the same name; upper and lower case are the same */
export async function categoryOfName(payload: Payload, { fields }: Entry): Promise<number | null> {
  const name = String(fields.name ?? "").trim();
  if (!name) return null;
  const { docs } = await payload.find({ collection: "categories", depth: 0, pagination: false });
  const fold = (text: string) => text.trim().toLocaleLowerCase("de");
  return docs.find((category) => fold(category.name) === fold(name))?.id ?? null;
}
