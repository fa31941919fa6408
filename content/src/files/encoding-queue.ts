import type { Payload, Where } from "payload";
import { sendPublishWebhook } from "../entry/publish-webhook.ts";
import type { Media } from "../payload-types.ts";
import { FileStoreError } from "../platform/file-store/file-store.ts";
import { log } from "../platform/process/log.ts";
import { schedule } from "../platform/process/schedule.ts";
import { singleton } from "../platform/process/singleton.ts";
import { settings } from "../platform/settings/settings.ts";
import { encodeMedia } from "./encode-media.ts";
import { areAway } from "./missing.ts";
import { PictureProcessStopped } from "./picture-worker.ts";

/** How long finished pictures wait for each other before the sites are notified, in ms: each time all their pages are rendered again. */
const WEBHOOK_EVERY_MS = 60_000;

/** How often a picture is tried that cannot be encoded: once now, and again with the next ones. A new start tries anew. */
const MAX_ATTEMPTS = 3;

type Queue = {
  running: Promise<void> | null;
  again: boolean;
  /** Attempts that failed, by the name of the file. */
  attempts: Map<string, number>;
};

const queue = singleton<Queue>("encoding-queue", () => ({ running: null, again: false, attempts: new Map() }));

/** Wait before the queue looks again after a failure, in ms. */
const LATER_MS = 20_000;

/**
 * Encodes every picture that has no modern encodings yet, one after the other, in the background. What is left to do is
 * read from the database, so a stopped process continues where it was. Calls while it runs are taken up at its end.
 * Does nothing when `BACKGROUND_ENCODING` is off: visitors then get the pictures as they were uploaded.
 */
export function startEncoding(payload: Payload): void {
  if (settings.BACKGROUND_ENCODING === "off") return;
  queue.again = true;
  queue.running ??= work(payload)
    .catch((error: unknown) => {
      log.error({ err: error }, "encoding stopped for now");
      return true;
    })
    .then((isPostponed) => {
      queue.running = null;
      if (isPostponed) schedule.after(LATER_MS, () => startEncoding(payload));
    });
}

/** As {@link startEncoding}; resolves at the end. A request does not wait for that: all it has sent would be kept as long. */
export async function encodeOutstanding(payload: Payload): Promise<void> {
  startEncoding(payload);
  await queue.running;
}

/** @returns whether there is something to be looked at later */
async function work(payload: Payload): Promise<boolean> {
  const passed = new Set([...queue.attempts.keys()].filter((name) => attemptsOf(name) >= MAX_ATTEMPTS));
  let isUntold = false;
  let lastWebhook = schedule.now();
  const tellSites = async () => {
    if (isUntold) await sendPublishWebhook({ source: "media", id: null });
    isUntold = false;
    lastWebhook = schedule.now();
  };
  for (;;) {
    queue.again = false;
    const { media, left } = await nextPicture(payload, passed);
    if (!media) {
      if (queue.again) continue;
      await tellSites();
      return false;
    }
    const error: unknown = await encodeMedia(payload, media).then(
      () => null,
      (reason: unknown) => reason,
    );
    const reason = error && (await reasonToWait(payload, error));
    if (reason) {
      log.warn({ reason, left }, "pictures are encoded later");
      await tellSites();
      return true;
    }
    if (error) {
      const filename = media.filename ?? "";
      const attempt = attemptsOf(filename) + 1;
      queue.attempts.set(filename, attempt);
      passed.add(filename);
      log.error({ err: error, media: media.id, attempt, of: MAX_ATTEMPTS }, "picture not encoded");
      continue;
    }
    log.info({ media: media.id, left }, "picture encoded");
    isUntold = true;
    if (schedule.now() - lastWebhook > WEBHOOK_EVERY_MS) await tellSites();
  }
}

const attemptsOf = (filename: string) => queue.attempts.get(filename) ?? 0;

/** Why a picture that was not encoded is not to blame; null if it is. */
async function reasonToWait(payload: Payload, error: unknown): Promise<string | null> {
  if (error instanceof PictureProcessStopped) return error.message;
  if (error instanceof FileStoreError && error.isAway) return error.message;
  return (await areAway(payload)) ? "the files of all pictures are missing" : null;
}

/** The picture that waits longest, and how many wait behind it. */
async function nextPicture(payload: Payload, passed: Set<string>): Promise<{ media: Media | undefined; left: number }> {
  const where: Where = { and: [{ encoded: { equals: false } }, { filename: { not_in: [...passed] } }] };
  const { docs, totalDocs } = await payload.find({ collection: "media", where, sort: "id", limit: 1, depth: 0 });
  return { media: docs[0], left: totalDocs - 1 };
}
