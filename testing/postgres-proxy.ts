import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy that can simulate an unreachable server. */
export type PostgresProxy = {
  port: number;
  /** Closes connections, and refuses new ones until {@link comeBack}. */
  goAway: () => void;
  comeBack: () => void;
  close: () => void;
};

export async function startPostgresProxy(port: number): Promise<PostgresProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let isAway = false;
  const server = createServer((outer) => {
    if (isAway) return outer.destroy();
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
  const endAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    goAway() {
      isAway = true;
      endAll();
    },
    comeBack() {
      isAway = false;
    },
    close() {
      endAll();
      server.close();
    },
  };
}
