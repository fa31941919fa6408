import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { schedule } from "./schedule.ts";

/** Exit codes of a process that a signal ended (128 and its number), which `next start` gives itself. */
const CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** How long requests in flight may take to finish, in ms. */
const STOP_MS = 10_000;

/**
 * Told to stop, `next start` lets requests in flight finish and ends in order, but waits for as long as one connection is kept
 * alive and used, and gives the exit code of a process that was killed, which a service manager takes for a failure. Here
 * each connection ends with its next answer, and the process with 0, like the site.
 */
export function endInOrderWithZero(): void {
  for (const [signal, code] of Object.entries(CODES)) {
    process.once(signal, () => {
      subscribe("http.server.request.start", (message) => {
        (message as { response: ServerResponse }).response.shouldKeepAlive = false;
      });
      schedule.after(STOP_MS, () => process.exit(0));
      process.once("exit", (given) => {
        if (given === code) process.exitCode = 0;
      });
    });
  }
}
