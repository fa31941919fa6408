import type { Server } from "node:http";
import type { Schedule } from "./schedule.ts";

const STOP_TIMEOUT_MS = 10_000;

const SWEEP_MS = 100;

/**
 * Accepts no new connections, waits for requests in flight, and cuts off the rest after a timeout.
 * @param schedule to be stopped afterwards
 */
export async function stopServer(server: Server, schedule: Schedule): Promise<void> {
  // An idle kept-alive connection would keep the server open.
  void schedule.every("close idle connections", SWEEP_MS, async () => server.closeIdleConnections());
  schedule.after(STOP_TIMEOUT_MS, () => server.closeAllConnections());
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
}
