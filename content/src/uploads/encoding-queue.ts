import type { Payload, Where } from "payload";
import { endTurn, takeTurn } from "../database/turns.ts";
import { log } from "../log.ts";
import type { Media } from "../payload-types.ts";
import { sendPublishWebhook } from "../publishing/publish-webhook.ts";
import { settings } from "../settings/settings.ts";
import { singleton } from "../singleton.ts";
import { encodePicture } from "./encodings.ts";
import { fileNames, fileStem } from "./file-names.ts";
import { FileStoreError } from "./file-store/file-store.ts";
import { uploadsStore } from "./file-store/uploads-store.ts";
import { PictureProcessStopped } from "./picture-worker.ts";
import { type Encodings, renditionFiles } from "./renditions.ts";

/** How long finished pictures wait for each other before the sites are told, in ms, and how many at most. */
const WEBHOOK_EVERY_MS = 3000;
const WEBHOOK_PICTURES = 20;

/** How often a picture is tried that cannot be encoded: once now, and again with the next ones. A new start tries anew. */
const MAX_ATTEMPTS = 3;

type Queue = {
  running: Promise<void> | null;
  again: boolean;
  /** By the name of the file, of those that failed. */
  attempts: Map<string, number>;
};

const queue = singleton<Queue>("encoding-queue", () => ({ running: null, again: false, attempts: new Map() }));

/** How long another process is given for a picture: it computes for some seconds, longer on a busy machine. In ms. */
const TURN_MS = 120_000;

const turnOf = ({ id }: Media) => `encoding/${id}`;

/**
 * Encodes every picture that has no modern encodings yet, one after the other, in the background. What is left to do is
 * read from the database, so a stopped process goes on where it was. Calls while it runs are taken up at its end. A picture
 * that another content process is at is looked at again when that had its time. Does nothing when `BACKGROUND_ENCODING` is
 * off: visitors then get the pictures as they were uploaded.
 */
export function startEncoding(payload: Payload): void {
  if (settings.BACKGROUND_ENCODING === "off") return;
  queue.again = true;
  queue.running ??= work(payload)
    .catch((error: unknown) => log.error({ err: error }, "encoding stopped"))
    .finally(() => {
      queue.running = null;
    });
}

/** As {@link startEncoding}; resolves at the end. A request does not wait for that: all it has sent would be kept as long. */
export async function encodeOutstanding(payload: Payload): Promise<void> {
  startEncoding(payload);
  await queue.running;
}

async function work(payload: Payload): Promise<void> {
  const passed = new Set<string>();
  for (const [filename, attempts] of queue.attempts) if (attempts >= MAX_ATTEMPTS) passed.add(filename);
  let isPostponed = false;
  let untold: string[] = [];
  let lastWebhook = Date.now();
  const tellSites = async () => {
    if (untold.length > 0) await sendPublishWebhook(payload, { source: "media", id: null, encoded: untold });
    untold = [];
    lastWebhook = Date.now();
  };
  for (;;) {
    queue.again = false;
    const { media, left } = await nextPicture(payload, passed);
    if (!media) {
      if (queue.again) continue;
      break;
    }
    if (!(await takeTurn(payload, turnOf(media), TURN_MS))) {
      passed.add(media.filename ?? "");
      isPostponed = true;
      continue;
    }
    const error = await encodeMedia(payload, media).catch((reason: unknown) => reason);
    await endTurn(payload, turnOf(media));
    if (error instanceof PictureProcessStopped) break;
    if (error instanceof FileStoreError && error.isAway) {
      log.warn({ reason: error.message, left }, "pictures are encoded when their store is back");
      isPostponed = true;
      break;
    }
    if (error) {
      const filename = media.filename ?? "";
      const attempt = (queue.attempts.get(filename) ?? 0) + 1;
      queue.attempts.set(filename, attempt);
      passed.add(filename);
      log.error({ err: error, media: media.id, attempt, of: MAX_ATTEMPTS }, "picture not encoded");
      continue;
    }
    log.info({ media: media.id, left }, "picture encoded");
    untold.push(fileStem(media));
    if (untold.length >= WEBHOOK_PICTURES || Date.now() - lastWebhook > WEBHOOK_EVERY_MS) await tellSites();
  }
  if (isPostponed) setTimeout(() => startEncoding(payload), TURN_MS).unref();
  await tellSites();
}

/** The picture that waits longest, and how many wait behind it. */
async function nextPicture(payload: Payload, passed: Set<string>): Promise<{ media: Media | undefined; left: number }> {
  const where: Where = { and: [{ encoded: { equals: false } }, { filename: { not_in: [...passed] } }] };
  const { docs, totalDocs } = await payload.find({ collection: "media", where, sort: "id", limit: 1, depth: 0 });
  return { media: docs[0], left: totalDocs - 1 };
}

/** Encodes the picture that every visitor sees first, if that is still to do. The others can follow later. */
export async function encodeFirstSlide(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: "services",
    where: {
      and: [{ slideId: { exists: true } }, { slideImage: { exists: true } }, { _status: { equals: "published" } }],
    },
    sort: "slideId",
    limit: 1,
    depth: 1,
  });
  const picture = docs[0]?.slideImage;
  if (picture && typeof picture === "object" && !picture.encoded) await encodeMedia(payload, picture);
}

/** Encodes all renditions of one picture and notes them in its entry. If that was deleted or replaced meanwhile, they go too. */
async function encodeMedia(payload: Payload, media: Media): Promise<void> {
  const { filename } = media;
  try {
    const encodings: Encodings = {};
    for (const [size, name] of renditionFiles(media)) encodings[size] = await encodePicture(name);
    // Straight to the database: no hook and no new version. The adapter would set the time of the last save, by which others see
    // that an editor has changed something. If the file was replaced meanwhile, nothing fits.
    await payload.db.updateMany({
      collection: "media",
      where: { and: [{ id: { equals: media.id } }, { filename: { equals: filename } }] },
      data: { encodings, encoded: true, updatedAt: media.updatedAt },
    });
  } finally {
    const { totalDocs } = await payload.count({
      collection: "media",
      where: { filename: { equals: filename } },
      trash: true,
    });
    if (totalDocs === 0) await uploadsStore.remove(fileNames(media));
  }
}
