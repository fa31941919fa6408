import type { Server } from "node:http";
import type { Schedule } from "../schedule.ts";

/** How long requests in flight may take to finish, in ms. */
const STOP_TIMEOUT_MS = 10_000;

/** How often connections that have become idle are closed meanwhile, in ms. */
const SWEEP_MS = 100;

/**
 * Takes no new connection, lets requests in flight finish, and cuts off what has not finished in time.
 *
 * @param schedule to be stopped afterwards
 */
export async function stopServer(server: Server, schedule: Schedule): Promise<void> {
  // A kept-alive connection would hold the server open although it is not in use.
  void schedule.every("close idle connections", SWEEP_MS, async () => server.closeIdleConnections());
  schedule.after(STOP_TIMEOUT_MS, () => server.closeAllConnections());
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
}
