import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { readNote, writeNote } from "../database/notes.ts";
import { readRows } from "../database/statement.ts";
import { inTransaction } from "../database/transaction.ts";
import { inTurn } from "../database/turns.ts";
import { STRIPPING } from "../editing/author.ts";
import type { Media } from "../payload-types.ts";
import { log } from "../process/log.ts";
import { FileStoreError } from "./file-store/file-store.ts";
import { uploadsStore } from "./file-store/uploads-store.ts";
import { areAway } from "./missing.ts";
import { PictureProcessStopped } from "./picture-worker.ts";
import { samePicture } from "./same-picture.ts";
import { UnreadableFile } from "./stripping/extents.ts";
import { stripInProcess } from "./stripping/strip-worker.ts";

/** Up to which entry the library is free of what is neither seen nor heard. Uploads are freed before they are stored. */
const KEY = "stripped-files";
type Note = { upTo: number; isDone: boolean };

/** Entries between two notes. */
const AT_A_TIME = 20;

/** Wait after a failure of store or database, in ms. */
const LATER_MS = 10 * 60_000;

/**
 * Frees, once and in the background, the files of older versions, which stored films and some pictures as they came, and those
 * of a restored backup of one (docs/decisions/184). A file that is changed by it gets a name of its own, as one that an editor
 * replaces does: sites and browsers keep files under their names for ever. A file from before uploads were compared gets the
 * hash of what is stored, which may have been prepared: the same picture from the camera is still taken for another one.
 */
export function startStrippingOlderFiles(payload: Payload): void {
  stripOlderFiles(payload).catch((error: unknown) => {
    log.warn({ err: error }, "files of older versions are looked through later");
    setTimeout(() => startStrippingOlderFiles(payload), LATER_MS).unref();
  });
}

/** As {@link startStrippingOlderFiles}, to its end; of several processes one does it. */
export async function stripOlderFiles(payload: Payload): Promise<void> {
  await inTurn(payload, KEY, async () => {
    for (let note = await readNote<Note>(payload, KEY); !note?.isDone; note = await readNote<Note>(payload, KEY))
      await stripSome(payload, note?.upTo ?? 0);
  });
}

async function stripSome(payload: Payload, after: number): Promise<void> {
  const { docs } = await payload.find({
    collection: "media",
    where: { id: { greater_than: after } },
    sort: "id",
    limit: AT_A_TIME,
    depth: 0,
    trash: true,
  });
  for (const media of docs) await stripStored(payload, media);
  if (await areAway(payload)) throw new Error("the files are away; none of them was looked at");
  const note: Note = { upTo: docs.at(-1)?.id ?? after, isDone: docs.length < AT_A_TIME };
  await inTransaction(payload, {}, (req) => writeNote(req, KEY, note));
}

/** @throws FileStoreError, PictureProcessStopped; other failures are told in the log, and the next file is looked at */
async function stripStored(payload: Payload, media: Media): Promise<void> {
  try {
    const stored = await storedFile(media);
    if (!stored) return;
    const { id, name, filename, mimeType } = media;
    const contentHash = media.contentHash ?? stored.hash;
    // Straight to the database: no new version, and no editor's form is made stale by it.
    if (!media.contentHash)
      await readRows(
        payload,
        sql`UPDATE media SET content_hash = ${contentHash} WHERE id = ${id} AND filename = ${filename}`,
      );
    const { changed } = stored;
    if (!changed) return;
    const file = { data: changed, name: name || (filename ?? ""), mimetype: mimeType ?? "", size: changed.length };
    const context = { author: STRIPPING, ...samePicture(contentHash) };
    await payload.update({ collection: "media", id, data: {}, file, depth: 0, trash: true, context });
    log.info({ media: id }, "a file is free of what is neither seen nor heard");
  } catch (error) {
    if (error instanceof FileStoreError || error instanceof PictureProcessStopped) throw error;
    log.error({ err: error, media: media.id }, "a file cannot be freed of what is neither seen nor heard; replace it");
  }
}

/** @returns the hash of a stored file, and what is left of it, null when that is all of it; null when there is no file */
async function storedFile({ filename, mimeType }: Media): Promise<{ hash: string; changed: Buffer | null } | null> {
  const stored = filename ? await uploadsStore.find(filename) : null;
  if (!stored) return null;
  const data = await buffer(await uploadsStore.read(stored.name));
  const hash = sha256(data);
  try {
    const { data: left } = await stripInProcess(data, mimeType ?? "");
    return { hash, changed: sha256(left) === hash ? null : left };
  } catch (error) {
    if (error instanceof UnreadableFile) return { hash, changed: null }; // nothing shows it, and nobody can tell what is in it
    throw error;
  }
}

const sha256 = (data: Buffer) => createHash("sha256").update(data).digest("hex");
