import type { Payload, Where } from "payload";
import { sendPublishWebhook } from "../entry/publish-webhook.ts";
import type { Media } from "../payload-types.ts";
import { FileStoreError } from "../platform/file-store/file-store.ts";
import { log } from "../platform/process/log.ts";
import { schedule } from "../platform/process/schedule.ts";
import { singleton } from "../platform/process/singleton.ts";
import { settings } from "../platform/settings/settings.ts";
import { encodeMedia } from "./encode-media.ts";
import { areUploadsMissing } from "./missing.ts";
import { PictureProcessStopped } from "./picture-worker.ts";

/** Interval between webhooks for encoded pictures, in ms: each one re-renders all pages that show them. */
const WEBHOOK_EVERY_MS = 60_000;

/** Attempts per picture until the next start: one right away, then one with each later batch. */
const MAX_ATTEMPTS = 3;

type Queue = {
  running: Promise<void> | null;
  again: boolean;
  attempts: Map<string, number>;
};

const queue = singleton<Queue>("encoding-queue", () => ({ running: null, again: false, attempts: new Map() }));

/** Delay before a retry after a failure, in ms. */
const LATER_MS = 20_000;

/**
 * Encodes every picture that lacks modern encodings, serially and in the background. The pending ones are read from the
 * database, so a stopped process continues where it was. A call during a run makes it check again at its end. Does
 * nothing if `BACKGROUND_ENCODING` is off: visitors then get the pictures as they were uploaded.
 */
export function startEncoding(payload: Payload): void {
  if (settings.BACKGROUND_ENCODING === "off") return;
  queue.again = true;
  queue.running ??= work(payload)
    .catch((error: unknown) => {
      log.error({ err: error }, "encoding failed; it will be retried");
      return true;
    })
    .then((isPostponed) => {
      queue.running = null;
      if (isPostponed) schedule.after(LATER_MS, () => startEncoding(payload));
    });
}

/**
 * Like {@link startEncoding}, but resolves at the end. A request must not wait for it: its body would stay in memory.
 */
export async function encodeOutstanding(payload: Payload): Promise<void> {
  startEncoding(payload);
  await queue.running;
}

/** @returns whether something is left for later */
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
      log.warn({ reason, left }, "encoding is postponed");
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

/** Why a picture that wasn't encoded is not at fault; null if it is. */
async function reasonToWait(payload: Payload, error: unknown): Promise<string | null> {
  if (error instanceof PictureProcessStopped) return error.message;
  if (error instanceof FileStoreError && error.isAway) return error.message;
  return (await areUploadsMissing(payload)) ? "the files of all pictures are missing" : null;
}

/** The picture that has waited longest, and how many are left after it. */
async function nextPicture(payload: Payload, passed: Set<string>): Promise<{ media: Media | undefined; left: number }> {
  const where: Where = { and: [{ encoded: { equals: false } }, { filename: { not_in: [...passed] } }] };
  const { docs, totalDocs } = await payload.find({ collection: "media", where, sort: "id", limit: 1, depth: 0 });
  return { media: docs[0], left: totalDocs - 1 };
}
