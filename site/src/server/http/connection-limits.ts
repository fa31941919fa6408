import { createServer, type RequestListener, type Server } from "node:http";
import { totalmem } from "node:os";

/** For a client that doesn't read a film, in bytes; measured with 9,000. */
export const CONNECTION_BYTES = 160 * 1024;

/** The fraction of this process's memory that connections may use. */
const SHARE = 1 / 4;

/**
 * Creates a server with node:http's own limits. A front server cuts off slow clients; without one, these limits and the
 * maximum number of connections bound their memory.
 */
export function createLimitedServer(listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: 15_000,
      // A film of 200 MB takes 27 minutes at 1 Mbit/s. Small bodies have 15 s (request-body.ts).
      requestTimeout: 3_600_000,
      connectionsCheckingInterval: 5000,
    },
    listener,
  );
  server.maxConnections = maxConnections();
  server.timeout = 150_000; // no bytes in either direction for longer than an upload's renditions may take
  return server;
}

/** This process's memory limit in bytes: its control group's (a unit's MemoryMax), otherwise the machine's. */
function memoryLimit(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}

function openFiles(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  return Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}

/**
 * Maximum number of connections, so that clients that don't read can't exhaust the memory, and half of the file
 * descriptors stay free for files and the content system.
 */
export function maxConnections(memory: number = memoryLimit(), files: number = openFiles()): number {
  return Math.floor(Math.min((memory * SHARE) / CONNECTION_BYTES, files / 2));
}
