import type { IncomingMessage } from "node:http";
import type { Schedule } from "../schedule.ts";

/** Most that is kept in memory of a request before the content system has it, in bytes. */
const MAX_BYTES = 64 * 1024;

/** How long it may take to arrive, in ms. */
const ARRIVAL_MS = 15_000;

export class BodyTooLarge extends Error {}
class BodyTooSlow extends Error {}

/** Whether a request says that its body is no larger than what {@link readBody} takes. */
export function isSmallBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) <= MAX_BYTES;
}

/**
 * Takes in a small body before the content system is kept busy with it: one that comes byte by byte holds up no other.
 *
 * @throws {BodyTooLarge} {@link BodyTooSlow} or what breaks the connection
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
