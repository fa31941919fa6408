import type { ContactError } from "@schaufenster/contract/contact";

export type Outcome =
  | { kind: "stored" }
  /** `isPassing`: refused temporarily, which says nothing about an earlier attempt. */
  | { kind: "refused"; error: ContactError["error"]; isPassing: boolean }
  /** May have arrived. `isOffline`: there was no connection, or it broke. */
  | { kind: "unknown"; isOffline: boolean };

const PAUSE_MS = 5000;

/** Retry limit in ms: longer than a stall, shorter than a visitor's patience. */
const PATIENCE_MS = 120_000;

/**
 * Retries a message until its outcome is known or {@link PATIENCE_MS} have passed.
 * @param attempt sends the message, always under the same key
 * @param wasUnknown whether an earlier attempt has an unknown outcome
 * @param onUnknown called after each attempt with an unknown outcome
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

/** Ends early when the connection comes back. */
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
