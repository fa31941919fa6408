import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

/** Exit codes of a process ended by a signal (128 plus its number), which `next start` returns itself. */
const CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * On SIGTERM, `next start` finishes requests in flight, but waits for as long as one connection is kept alive and used,
 * and exits with the code of a killed process, which a service manager takes for a failure. Here each connection closes
 * after its next response, and the process exits with 0, like the site.
 */
export function exitWithZero(): void {
  for (const [signal, code] of Object.entries(CODES)) {
    process.once(signal, () => {
      subscribe("http.server.request.start", (message) => {
        (message as { response: ServerResponse }).response.shouldKeepAlive = false;
      });
      process.once("exit", (given) => {
        if (given === code) process.exitCode = 0;
      });
    });
  }
}
