import type { IncomingMessage, Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { totalmem } from "node:os";

/**
 * Node's own limits. A header has 15 s, looked at every 5 s. A body has no limit as a whole: a film of 200 MB takes 27
 * minutes over a line of 1 Mbit/s; {@link cutSlowConnections} bounds its pace instead.
 */
export const SERVER_OPTIONS: ServerOptions = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  requestTimeout: 0,
};

/** How often connections are looked at, in ms. */
const CHECK_MS = 30_000;

/**
 * A body must grow by this between its first two checks, in bytes, and by as much more each time: 0.5 kbit/s, after half an
 * hour 30 kbit/s. Who sends for so long sends a film.
 */
const MIN_BYTES = 2048;

/** An answer may stand still for so many checks; its largest piece takes a slow phone two minutes. */
const MAX_STALLED = 4;

/** A connection's state at the last check. */
type Progress = { request: IncomingMessage | null; checks: number; received: number; sent: number; stalled: number };

/** Cuts off clients that send a body byte by byte, or do not take the answer. */
export function cutSlowConnections(server: Server, { everyMs = CHECK_MS, minBytes = MIN_BYTES } = {}): void {
  const connections = new Map<Socket, Progress>();
  server.on("connection", (socket) => {
    connections.set(socket, { request: null, checks: 0, received: 0, sent: 0, stalled: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", (request: IncomingMessage) => {
    const progress = connections.get(request.socket);
    if (progress) Object.assign(progress, { request, checks: 0 });
  });
  const timer = setInterval(() => {
    for (const [socket, progress] of connections) if (isStuck(socket, progress, minBytes)) socket.destroy();
  }, everyMs);
  server.on("close", () => clearInterval(timer));
}

function isStuck(socket: Socket, progress: Progress, minBytes: number): boolean {
  const { request, checks, received, sent } = progress;
  // A full buffer means that the body waits for the content system.
  const isReceiving = request && !request.complete && request.readableLength < request.readableHighWaterMark;
  progress.checks = isReceiving ? checks + 1 : checks; // the first one after it began cuts nothing
  progress.received = socket.bytesRead;
  progress.sent = socket.bytesWritten - socket.writableLength;
  progress.stalled = socket.writableLength > 0 && progress.sent === sent ? progress.stalled + 1 : 0;
  return (isReceiving && progress.received - received < minBytes * checks) || progress.stalled >= MAX_STALLED;
}

/** Memory of a connection that reads nothing of a film, in bytes: measured with 9,000 of them. */
export const CONNECTION_BYTES = 160 * 1024;

/** The part of this process's memory that connections may take. */
const SHARE = 1 / 4;

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
