import { connect, type Socket } from "node:net";

/** Between two pieces of a slow body, in ms, and how large each is, in bytes. */
const PACE = { everyMs: 1000, bytes: 100 };

/**
 * Opens connections that begin a request and then send its body a hundred bytes a second, until they are closed. Resolves
 * when each has sent its head and a first piece.
 *
 * @param open opens one, such as by TLS
 * @param head of the request, with the empty line at its end
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
          socket.on("error", () => resolve()); // it was cut off, which is its server's right
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

/** A plain connection to a port of this machine. */
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
