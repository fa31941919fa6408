import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How often connections are looked at, and after how long without any progress an answer is given up; in ms. */
const SWEEP_MS = 30_000;

/** Whoever sends less than this between two looks is cut off; in bytes. */
const MIN_BYTES = 2048;

/**
 * Whoever has not taken one piece of an answer for so many looks is cut off: two minutes for the largest, some hundred
 * kilobytes, is less than any line that a page can be read over.
 */
const MAX_LOOKS = 4;

/**
 * Requests under way on one connection. Browsers send one at a time; whoever sends more without waiting makes us hold an
 * answer for each of them.
 */
const MAX_UNANSWERED = 8;

/**
 * Cuts off whoever keeps a connection busy without getting anywhere: sends a body byte by byte, or does not take the
 * answer. Node bounds the time of the header, and of a body only as a whole, which must suffice for an editor's film.
 */
export function cutSlowConnections(server: Server, { everyMs = SWEEP_MS, minBytes = MIN_BYTES } = {}): void {
  const requests = new Map<Socket, IncomingMessage | null>();
  server.on("connection", (socket) => {
    requests.set(socket, null);
    socket.once("close", () => requests.delete(socket));
  });
  const unanswered = new WeakMap<Socket, number>();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > MAX_UNANSWERED) socket.destroy();
    requests.set(socket, request);
    response.once("close", () => {
      const left = (unanswered.get(socket) ?? 1) - 1;
      unanswered.set(socket, left);
      if (left === 0 && requests.has(socket)) requests.set(socket, null);
    });
  });

  // Nothing went either way, which is right while we are still working on the answer.
  server.setTimeout(everyMs, (socket) => {
    const working = requests.get(socket)?.complete === true && socket.writableLength === 0;
    if (!working) socket.destroy();
  });

  const received = new WeakMap<IncomingMessage, number>();
  const taken = new WeakMap<Socket, { bytes: number; looks: number }>();
  const sweep = setInterval(() => {
    for (const [socket, request] of requests) {
      if (takesNothing(socket, taken)) socket.destroy();
      // Where more has arrived than we have taken in, we are the slow ones.
      if (!request || request.complete || request.readableLength >= request.readableHighWaterMark) continue;
      const before = received.get(request) ?? Number.NEGATIVE_INFINITY;
      received.set(request, socket.bytesRead);
      if (socket.bytesRead - before < minBytes) socket.destroy();
    }
  }, everyMs);
  server.on("close", () => clearInterval(sweep));
}

/** Whether nothing of what waits to be sent has been sent for some looks, even if the other side is not silent. */
function takesNothing(socket: Socket, taken: WeakMap<Socket, { bytes: number; looks: number }>): boolean {
  const bytes = socket.bytesWritten - socket.writableLength;
  const before = taken.get(socket);
  const looks = socket.writableLength > 0 && before?.bytes === bytes ? before.looks + 1 : 0;
  taken.set(socket, { bytes, looks });
  return looks >= MAX_LOOKS;
}

/** Most connections at a time, each of which takes some memory. */
const MAX_CONNECTIONS = 10_000;

/**
 * How many connections may be open: half of what this process may open at all leaves enough for files and for the
 * content system.
 */
export function maxConnections(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const files = Number(userLimits?.open_files?.soft);
  return files > 0 ? Math.min(MAX_CONNECTIONS, Math.floor(files / 2)) : MAX_CONNECTIONS;
}
