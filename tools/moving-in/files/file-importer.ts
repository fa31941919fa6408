import { createHash } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { Payload } from "payload";
import { IMPORT } from "../../../content/src/entry/author.ts";
import type { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import type { Media } from "../../../content/src/payload-types.ts";
import { inTransaction } from "../../../content/src/platform/database/transaction.ts";
import { settings } from "../../../content/src/platform/settings/settings.ts";
import type { FileNote, ImportNotes } from "../import-notes.ts";
import type { Source, SourceFile } from "../model.ts";
import { isRefusal, reasonOf } from "../reason.ts";
import { drawable, UnreadablePicture } from "./drawable.ts";
import { type FetchedFile, FileUnavailable } from "./fetch-file.ts";
import { textsOf } from "./file-texts.ts";
import { findInLibrary, findSameName, type Upload } from "./library.ts";
import { OldFiles } from "./old-files.ts";

/** A file for an entry here; without an id it couldn't be imported, for the reason. */
export type ImportedFile = { id: number | null; filename: string | null; reason: string | null };

/** A file's note before the import. */
type NewNote = Pick<FileNote, "hash" | "stamp" | "source"> & { remarks: string[] };

/** Replaces the content of an unavailable file. */
const MISSING = "missing";

/** Disk space to leave free, in bytes. */
const ROOM_BYTES = 500_000_000;

const BY_IMPORT = { silent: true, author: IMPORT };

/**
 * Imports files into the library: each address once, and one file per content, however often it is used or uploaded.
 */
export class FileImporter {
  readonly #payload: Payload;
  readonly #source: Source;
  readonly #notes: ImportNotes;
  readonly #old: OldFiles;
  readonly #stamps = new Map<string, Promise<string | null>>();
  readonly #taken = new Map<string, Promise<ImportedFile>>();
  /** Addresses of unavailable files. */
  readonly missing = new Set<string>();

  constructor(payload: Payload, source: Source, notes: ImportNotes, servers: OldServers) {
    this.#payload = payload;
    this.#source = source;
    this.#notes = notes;
    this.#old = new OldFiles(source, servers);
  }

  /** A key of a file's content without fetching it: stable until the file is replaced. */
  async contentKey(file: SourceFile): Promise<string> {
    const note = this.noteOf(file);
    const stamp = await this.#stampOf(file);
    if (note && note.id !== null) return stamp === null || stamp === note.stamp ? note.hash : `new ${stamp}`;
    if (stamp === null) return MISSING;
    return note?.stamp === stamp ? note.hash : `new ${stamp}`;
  }

  takenKey(file: SourceFile): string {
    return this.noteOf(file)?.hash ?? MISSING;
  }

  /** Whether no import could get it so far. */
  lacks(file: SourceFile): boolean {
    return !this.noteOf(file)?.id;
  }

  noteOf(file: SourceFile): FileNote | null {
    return this.#notes.file(this.keyOf(file));
  }

  /** Its address; below the source's own address only the path, since that address may change. */
  keyOf({ url }: SourceFile): string {
    const own = this.#source.origins.find((origin) => url.startsWith(`${origin}/`));
    return own ? url.slice(own.length) : url;
  }

  take(file: SourceFile): Promise<ImportedFile> {
    const key = this.keyOf(file);
    const taken = this.#taken.get(key) ?? this.#take(file, key);
    this.#taken.set(key, taken);
    return taken;
  }

  #stampOf(file: SourceFile): Promise<string | null> {
    const key = this.keyOf(file);
    const stamp = this.#stamps.get(key) ?? this.#old.stampOf(file);
    this.#stamps.set(key, stamp);
    return stamp;
  }

  async #take(file: SourceFile, key: string): Promise<ImportedFile> {
    const note = this.#notes.file(key);
    const known = note?.id ? await findInLibrary(this.#payload, { id: { equals: note.id } }) : null;
    if (note && known && (await this.contentKey(file)) === note.hash) return asTaken(known);
    try {
      const fetched = await this.#old.fetch(file);
      if (note && known && fetched.hash === note.hash) {
        await this.#keep(key, { ...note, stamp: fetched.stamp });
        return asTaken(known);
      }
      return await this.#store(file, key, fetched);
    } catch (error) {
      if (!(error instanceof FileUnavailable)) throw error;
      if (known) return asTaken(known);
      this.missing.add(file.url);
      return { id: null, filename: null, reason: error.message };
    }
  }

  /** @throws FileUnavailable, after recording it, if the library refuses the file; Error if the disk is nearly full */
  async #store(
    file: SourceFile,
    key: string,
    { data, hash, stamp, remark }: FetchedFile & { remark?: string },
  ): Promise<ImportedFile> {
    await checkRoom();
    const source = { alternativeText: file.alternativeText, caption: file.caption };
    const common = { hash, stamp, source, remarks: remark ? [remark] : [] };
    try {
      const converted = await drawable(file.name, data);
      if (converted.note) common.remarks.push(`Die Datei „${file.name}“ ${converted.note}.`);
      const upload = { data: converted.data, name: converted.name, mimetype: "", size: converted.data.length };
      const contentHash = createHash("sha256").update(converted.data).digest("hex");
      const same = await findInLibrary(this.#payload, { contentHash: { equals: contentHash } });
      const media =
        same ??
        (await this.#create(file, key, upload, common).catch((error) => findSameName(this.#payload, upload, error)));
      if (same) common.remarks.push(...lostTexts(file, same));
      if (this.#notes.file(key)?.id !== media.id || same) {
        await this.#keep(key, { ...common, id: media.id, written: null, refused: null });
      }
      return asTaken(media);
    } catch (error) {
      if (!isRefusal(error) && !(error instanceof UnreadablePicture)) throw error;
      const refused =
        error instanceof UnreadablePicture
          ? error.message
          : `wird nicht angenommen: ${reasonOf(error).replace(/\.$/, "")}`;
      await this.#keep(key, { ...common, id: null, written: null, refused });
      throw new FileUnavailable(refused);
    }
  }

  /**
   * Stores the file and its note, or neither. The file comes first, since others write while its renditions are made.
   */
  async #create(file: SourceFile, key: string, upload: Upload, common: NewNote) {
    const { note, ...written } = textsOf(file);
    return inTransaction(this.#payload, { context: { ...BY_IMPORT, isPartOfMore: false } }, async (req) => {
      const created = await this.#payload.create({
        collection: "media",
        data: { ...written, name: file.name, ...(file.credit ? { credit: file.credit } : {}) },
        file: upload,
        overwriteExistingFiles: true,
        depth: 0,
        req,
      });
      const address = `/admin/collections/media/${created.id}`;
      const remarks = [...common.remarks, ...(note ? [`Die Datei „${file.name}“ ${note}: ${address}`] : [])];
      if (created.mimeType?.startsWith("video/"))
        remarks.push(`Der Film „${file.name}“ hat kein Standbild: ${address}`);
      await this.#notes.keepFile(req, key, { ...common, id: created.id, written, refused: null, remarks });
      return created;
    });
  }

  #keep(key: string, note: FileNote): Promise<void> {
    return inTransaction(this.#payload, {}, (req) => this.#notes.keepFile(req, key, note));
  }
}

/** Inquiries and editors need space, too. */
async function checkRoom(): Promise<void> {
  const { bavail, bsize } = await statfs(settings.DATA_DIR);
  if (bavail * bsize > ROOM_BYTES) return;
  throw new Error(
    "Angehalten: Auf dem Server sind nur noch 500 MB frei. Was schon hier ist, bleibt. Schaffen Sie Platz, und machen Sie mit dem Umzug weiter.",
  );
}

/** One file is kept per content, with the first one's texts. */
function lostTexts({ name, alternativeText, caption }: SourceFile, kept: Media): string[] {
  const own = [alternativeText, caption].map((words) => words?.trim());
  const lost = own.filter((words) => words && words !== kept.alternativeText && words !== kept.caption);
  if (lost.length === 0) return [];
  const words = lost.map((each) => `„${each}“`).join(" und ");
  return [
    `Die Datei „${name}“ hat denselben Inhalt wie „${kept.filename}“ und ist hier dieselbe; ihre Wörter ${words} fehlen: /admin/collections/media/${kept.id}`,
  ];
}

const asTaken = ({ id, filename }: Media): ImportedFile => ({ id, filename: filename ?? null, reason: null });
