import type { ContactError } from "@schaufenster/contract/contact";

/** The result of an attempt to send a message. */
export type Outcome =
  | { kind: "stored" }
  /** `isPassing`: refused for the moment, which says nothing about an attempt before. */
  | { kind: "refused"; error: ContactError["error"]; isPassing: boolean }
  /** It may have arrived. `isOffline`: there was no connection, or it broke. */
  | { kind: "unknown"; isOffline: boolean };

/** Delay between a failed attempt and the next, in ms. */
const PAUSE_MS = 5000;

/** How long the message is retried, in ms: longer than a stall, shorter than a visitor's patience. */
const PATIENCE_MS = 120_000;

/**
 * Attempts to send a message until its outcome is known or {@link PATIENCE_MS} are over.
 *
 * @param attempt sends the message, each time under the same key
 * @param wasUnknown what became of it before is not known
 * @param onUnknown told of each attempt that leaves it open
 */
export async function sendUntilKnown(
  attempt: () => Promise<Outcome>,
  wasUnknown: boolean,
  onUnknown: (isOffline: boolean) => void,
): Promise<Outcome> {
  const start = performance.now();
  let isOpen = wasUnknown;
  for (;;) {
    const outcome = await attempt();
    const isOffline = outcome.kind === "unknown" && outcome.isOffline;
    isOpen = outcome.kind === "unknown" || (isOpen && outcome.kind === "refused" && outcome.isPassing);
    if (!isOpen) return outcome;
    if (performance.now() - start > PATIENCE_MS) return { kind: "unknown", isOffline };
    onUnknown(isOffline);
    await pause();
  }
}

/** Shorter if the connection comes back. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, PAUSE_MS);
    addEventListener("online", end);
  });
}
