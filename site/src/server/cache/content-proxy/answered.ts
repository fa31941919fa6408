import type { ServerResponse } from "node:http";
import type { Schedule } from "../../http/schedule.ts";

/** How often to check whether the visitor is still reading. */
const LOOK_MS = 50;

/**
 * Resolves when the content system is done with a response: it was sent, the visitor has left, or the visitor reads
 * more slowly than it arrives. A client that reads byte by byte holds a connection but no slot.
 */
export function contentHasAnswered(outgoing: ServerResponse, schedule: Schedule): Promise<void> {
  return new Promise((resolve) => {
    let cancel = schedule.after(LOOK_MS, () => look(false));
    const look = (waited: boolean): void => {
      const waits = outgoing.writableEnded || outgoing.writableNeedDrain;
      if (waits && waited) resolve();
      else cancel = schedule.after(LOOK_MS, () => look(waits));
    };
    void finished(outgoing).then(() => {
      cancel();
      resolve();
    });
  });
}

/** Resolves when the response was sent or the visitor has left, so that its logged duration is right. */
export function finished(outgoing: ServerResponse): Promise<void> {
  if (outgoing.writableFinished || outgoing.destroyed) return Promise.resolve();
  return new Promise((resolve) => outgoing.once("close", resolve));
}
