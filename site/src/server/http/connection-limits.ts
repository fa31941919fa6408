import { createServer, type RequestListener, type Server } from "node:http";
import { totalmem } from "node:os";

/** Memory of a connection that reads nothing of a film, in bytes: measured with 9,000 of them. */
export const CONNECTION_BYTES = 160 * 1024;

/** The part of this process's memory that connections may take. */
const SHARE = 1 / 4;

/**
 * A server with node:http's own limits. A front server cuts off clients that send or read slowly before they get here; without
 * one, these and the number of connections bound what they hold.
 */
export function createLimitedServer(listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: 15_000,
      // A film of 200 MB takes 27 minutes over a line of 1 Mbit/s. Small bodies have 15 s (request-body.ts).
      requestTimeout: 3_600_000,
      connectionsCheckingInterval: 5000,
    },
    listener,
  );
  server.maxConnections = maxConnections();
  server.timeout = 150_000; // nothing sent or taken for longer than an upload's renditions may last
  return server;
}

/** Memory of this process, in bytes: its control group's limit (a unit's MemoryMax), else the machine's. */
function memoryLimit(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}

/** How many files this process may open. */
function openFiles(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  return Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}

/**
 * How many connections may be open, so that readers who take nothing cannot use more memory than there is, and half of the
 * files that this process may open are left for files and the content system.
 */
export function maxConnections(memory: number = memoryLimit(), files: number = openFiles()): number {
  return Math.floor(Math.min((memory * SHARE) / CONNECTION_BYTES, files / 2));
}
