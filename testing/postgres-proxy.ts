import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a server that can behave as if the server had moved to another machine without a word. */
export type PostgresProxy = {
  port: number;
  /** Connections that are open fall silent and stay open; new ones reach the server. */
  moveAway: () => void;
  close: () => void;
};

export async function startPostgresProxy(port: number): Promise<PostgresProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((outer) => {
    const inner = connect(port, "127.0.0.1");
    const pair: [Socket, Socket] = [outer, inner];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on("error", () => {});
      socket.on("close", () => {
        pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
    }
    outer.pipe(inner).pipe(outer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    moveAway() {
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause();
    },
    close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
    },
  };
}
