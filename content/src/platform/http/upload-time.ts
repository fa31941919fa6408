import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";

/**
 * Request timeout, in ms. Node's 300 s would require 5.4 Mbit/s for a film of 200 MB; with an hour, 0.5 Mbit/s is
 * enough. The site in front cuts off stalled requests.
 */
const REQUEST_TIMEOUT_MS = 3_600_000;

/** Sets that timeout on every HTTP server of this process, since `next start` has no setting for it. */
export function allowSlowUploads(): void {
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    server.requestTimeout = REQUEST_TIMEOUT_MS;
  });
}
