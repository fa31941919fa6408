import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";

/**
 * How long a request may take to arrive, in ms. Node allows 300 s, in which a film of 200 MB needs a line of 5.4 Mbit/s;
 * in an hour 0.5 Mbit/s are enough. The site, which is in front, cuts off a request that does not get on.
 */
const REQUEST_TIMEOUT_MS = 3_600_000;

/** Gives every HTTP server of this process that time. `next start` has no setting for it. */
export function allowSlowUploads(): void {
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    server.requestTimeout = REQUEST_TIMEOUT_MS;
  });
}
