import { connect, type Socket } from "node:net";

/** Interval between two pieces of a slow body in ms, and their size in bytes. */
const PACE = { everyMs: 1000, bytes: 100 };

/**
 * Opens connections that start a request and then send its body at a hundred bytes per second, until they are closed.
 * Resolves once each has sent its head and a first piece.
 * @param open opens a connection, e.g. with TLS
 * @param head of the request, including the final empty line
 */
export async function sendSlowly(
  open: () => Socket,
  { count, head }: { count: number; head: string },
): Promise<{ close: () => void }> {
  const sockets = Array.from({ length: count }, open);
  const piece = "x".repeat(PACE.bytes);
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.on("error", () => resolve()); // the server may cut it off
          socket.resume().write(head + piece, () => resolve());
        }),
    ),
  );
  const drip = setInterval(
    () => sockets.forEach((socket) => void (socket.writable && socket.write(piece))),
    PACE.everyMs,
  );
  return {
    close: () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}

export function plainly(port: number): () => Socket {
  return () => connect(port, "127.0.0.1");
}

/** Head of a request that announces a body. */
export function headOf(path: string, length: number, others: Record<string, string> = {}): string {
  const headers = { host: "www.example.org", "content-type": "application/json", ...others };
  const lines = Object.entries({ ...headers, "content-length": length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}
