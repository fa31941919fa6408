import type { Payload } from "payload";
import { log } from "../log.ts";
import type { Media } from "../payload-types.ts";
import { sendPublishWebhook } from "../publishing/publish-webhook.ts";
import { settings } from "../settings/settings.ts";
import { encodePicture } from "./encodings.ts";
import { type Encodings, renditionFiles } from "./renditions.ts";

/** How long several finished pictures wait for each other before the sites are told, in ms. */
const WEBHOOK_EVERY_MS = 3000;

let running: Promise<void> | null = null;
let again = false;

/**
 * Encodes every picture that has no modern encodings yet, one after the other, in the background. What is left to do
 * is read from the database, so a stopped process goes on where it was. Calls while it runs are taken up at its end.
 * Does nothing when `BACKGROUND_ENCODING` is off: visitors then get the pictures as they were uploaded.
 */
export async function encodeOutstanding(payload: Payload): Promise<void> {
  if (settings.BACKGROUND_ENCODING === "off") return;
  again = true;
  running ??= work(payload).finally(() => {
    running = null;
  });
  return running;
}

async function work(payload: Payload): Promise<void> {
  const failed = new Set<number | string>();
  let done = 0;
  let lastWebhook = Date.now();
  for (;;) {
    again = false;
    const { docs, totalDocs } = await payload.find({
      collection: "media",
      where: { and: [{ encoded: { equals: false } }, { id: { not_in: [...failed] } }] },
      sort: "id",
      limit: 1,
      depth: 0,
    });
    const media = docs[0];
    if (!media) {
      if (again) continue;
      break;
    }
    await encodeMedia(payload, media).catch((error: unknown) => {
      failed.add(media.id);
      log.error({ err: error, media: media.id }, "picture not encoded");
    });
    done += 1;
    log.info({ done, left: totalDocs - 1 }, "picture encoded");
    if (Date.now() - lastWebhook > WEBHOOK_EVERY_MS) {
      lastWebhook = Date.now();
      await sendPublishWebhook({ source: "media", id: media.id });
    }
  }
  if (done > 0) await sendPublishWebhook({ source: "media", id: null });
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

/** Encodes all renditions of one picture and notes them in its entry. */
async function encodeMedia(payload: Payload, media: Media): Promise<void> {
  const encodings: Encodings = {};
  for (const [size, filename] of renditionFiles(media)) {
    encodings[size] = await encodePicture(filename);
  }
  // Straight to the database: no hook and no new version. The adapter would set the time of the last save, by which others see
  // that an editor has changed something. If the file was replaced meanwhile, nothing fits.
  await payload.db.updateMany({
    collection: "media",
    where: { and: [{ id: { equals: media.id } }, { filename: { equals: media.filename } }] },
    data: { encodings, encoded: true, updatedAt: media.updatedAt },
  });
}
