import type { ServerResponse } from "node:http";
import type { Schedule } from "../schedule.ts";

/** How often it is looked whether a visitor takes the answer, in ms. */
const LOOK_MS = 50;

/**
 * Resolves when the content system has no more work with an answer: it is out, the visitor has left, or takes it more
 * slowly than it comes. Who reads byte by byte keeps a connection busy, and no slot.
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

/** Resolves when the answer is out or the visitor has left, so that the log line is right about its time. */
export function finished(outgoing: ServerResponse): Promise<void> {
  if (outgoing.writableFinished || outgoing.destroyed) return Promise.resolve();
  return new Promise((resolve) => outgoing.once("close", resolve));
}
