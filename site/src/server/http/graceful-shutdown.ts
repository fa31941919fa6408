import type { Server } from "node:http";

/** How long requests in flight may take to finish, in ms. */
const STOP_TIMEOUT_MS = 10_000;

/** How often connections that have become idle are closed meanwhile, in ms. */
const SWEEP_MS = 100;

/** Takes no new connection, lets requests in flight finish, and cuts off what has not finished in time. */
export async function stopServer(server: Server, timeoutMs: number = STOP_TIMEOUT_MS): Promise<void> {
  // A kept-alive connection would hold the server open although it is not in use.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearInterval(sweep);
  clearTimeout(deadline);
}
