import type { IncomingMessage } from "node:http";
import type { Schedule } from "./schedule.ts";

/** Maximum bytes of a request that are buffered before the content system gets it. */
const MAX_BYTES = 64 * 1024;

const ARRIVAL_MS = 15_000;

export class BodyTooLarge extends Error {}
class BodyTooSlow extends Error {}

/** Whether a request declares a body no larger than {@link readBody} accepts. */
export function isSmallBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) <= MAX_BYTES;
}

/**
 * Buffers a small body before the content system is involved, so that a slow sender blocks nobody else.
 * @throws {BodyTooLarge} {@link BodyTooSlow} or the connection's error
 */
export async function readBody(incoming: IncomingMessage, schedule: Schedule): Promise<Buffer> {
  const cancel = schedule.after(ARRIVAL_MS, () => incoming.destroy(new BodyTooSlow()));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) throw new BodyTooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    cancel();
  }
}
