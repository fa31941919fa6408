import type { Payload, PayloadRequest } from "payload";
import { readNotes, writeNote } from "../../content/src/platform/database/notes.ts";
import { inTransaction } from "../../content/src/platform/database/transaction.ts";
import { TYPES, type Type } from "./model.ts";

/** The note about an imported entry: its identity there and here. */
export type EntryNote = {
  id: number;
  /** Hash of its content there (content-hash.ts). */
  hash: string;
  /** Time of the import's save here: a later one means that somebody has changed the entry. */
  updatedAt: string;
  /** It already existed here and was matched: it is never changed. */
  found?: boolean;
  /** It wasn't public there when imported. Missing in older notes. */
  draft?: boolean;
  /** It was withdrawn here because it was no longer public there. */
  withdrawn?: boolean;
  /** For the report, once it is gone there. */
  title: string;
  /** German sentences not yet in a report: an interrupted import writes none. */
  remarks?: string[];
};

type Texts = { alternativeText: string | null; caption: string | null };

export type FileNote = {
  /** Ours; null if it couldn't be imported. */
  id: number | null;
  /** Hash of its content there. */
  hash: string;
  /** The version that the server gave (files/fetch-file.ts). */
  stamp: string;
  /** Its texts there. */
  source: Texts;
  /** Its texts as the import has written them here; null if the file was here before. */
  written: Texts | null;
  refused: string | null;
  remarks?: string[];
};

const PREFIX = "import:";

/**
 * Throws within the transaction that writes a note if another import has started meanwhile: nothing is written twice.
 */
export type Fence = (req: PayloadRequest) => Promise<unknown>;

/** The notes of all imports under a source's name, stored in the database beside the entries. */
export class ImportNotes {
  readonly #prefix: string;
  readonly #entries = new Map<string, EntryNote>();
  readonly #files = new Map<string, FileNote>();

  readonly #fence: Fence;

  private constructor(prefix: string, notes: Map<string, EntryNote | FileNote>, fence: Fence) {
    this.#prefix = prefix;
    this.#fence = fence;
    for (const [key, note] of notes) {
      if (key.startsWith("file:")) this.#files.set(key.slice("file:".length), note as FileNote);
      else this.#entries.set(key, note as EntryNote);
    }
  }

  static async read(payload: Payload, source: string, fence: Fence): Promise<ImportNotes> {
    const prefix = `${PREFIX}${source}:`;
    return new ImportNotes(prefix, await readNotes(payload, prefix), fence);
  }

  entry(type: Type, id: string): EntryNote | null {
    return this.#entries.get(`${type}:${id}`) ?? null;
  }

  entries(type: Type): [string, EntryNote][] {
    const own = [...this.#entries].filter(([key]) => key.startsWith(`${type}:`));
    return own.map(([key, note]) => [key.slice(type.length + 1), note]);
  }

  file(key: string): FileNote | null {
    return this.#files.get(key) ?? null;
  }

  async keepEntry(req: PayloadRequest, type: Type, id: string, note: EntryNote): Promise<void> {
    await this.#fence(req);
    await writeNote(req, `${this.#prefix}${type}:${id}`, note);
    this.#entries.set(`${type}:${id}`, note);
  }

  async keepFile(req: PayloadRequest, key: string, note: FileNote): Promise<void> {
    await this.#fence(req);
    await writeNote(req, `${this.#prefix}file:${key}`, note);
    this.#files.set(key, note);
  }

  /** Remarks about files that aren't in a report yet. */
  get fileRemarks(): string[] {
    return [...this.#files.values()].flatMap(({ remarks }) => remarks ?? []);
  }

  /** Everything to be reported is now in a report. */
  async markReported(payload: Payload): Promise<void> {
    await inTransaction(payload, {}, async (req) => {
      for (const [prefix, notes] of [
        ["", this.#entries],
        ["file:", this.#files],
      ] as const) {
        for (const [key, note] of notes) {
          if (!note.remarks) continue;
          delete note.remarks;
          await writeNote(req, `${this.#prefix}${prefix}${key}`, note);
        }
      }
    });
  }
}

/** Names of all sources that anything was imported from. */
export async function importedSources(payload: Payload): Promise<string[]> {
  const notes = await readNotes(payload, PREFIX);
  const ofEntry = new RegExp(`^(.+?):(?:${TYPES.join("|")}):`);
  const names = [...notes.keys()].map((key) => ofEntry.exec(key)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}
