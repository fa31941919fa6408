import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Payload } from "payload";
import { readNote, writeNote } from "../database/notes.ts";
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
 * replaces does: sites and browsers keep files under their names for ever.
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
    const changed = await changedFile(media);
    if (changed === null) return;
    const { id, name, filename, mimeType, contentHash } = media;
    const file = { data: changed, name: name || (filename ?? ""), mimetype: mimeType ?? "", size: changed.length };
    const context = { author: STRIPPING, ...samePicture(contentHash) };
    await payload.update({ collection: "media", id, data: {}, file, depth: 0, trash: true, context });
    log.info({ media: id }, "a file is free of what is neither seen nor heard");
  } catch (error) {
    if (error instanceof FileStoreError || error instanceof PictureProcessStopped) throw error;
    log.error({ err: error, media: media.id }, "a file cannot be freed of what is neither seen nor heard; replace it");
  }
}

/** @returns what is left of a stored file; null when that is all of it, or there is no file */
async function changedFile({ filename, mimeType }: Media): Promise<Buffer | null> {
  const stored = filename ? await uploadsStore.find(filename) : null;
  if (!stored) return null;
  const data = await buffer(await uploadsStore.read(stored.name));
  const before = createHash("sha256").update(data).digest("hex");
  try {
    const { data: left } = await stripInProcess(data, mimeType ?? "");
    return createHash("sha256").update(left).digest("hex") === before ? null : left;
  } catch (error) {
    if (error instanceof UnreadableFile) return null; // nothing shows it, and nobody can tell what is in it
    throw error;
  }
}
