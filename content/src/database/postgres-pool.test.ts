import { createServer, type Socket } from "node:net";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { readSettings } from "../settings/read-settings.ts";
import { discardBroken, poolOptions } from "./postgres-pool.ts";

const SECRETS = { PAYLOAD_SECRET: "p".repeat(32), WEBHOOK_SECRET: "n".repeat(32) };

/** A message of PostgreSQL's protocol: type, length, content. */
function message(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

const READY = message("Z", Buffer.from("I"));

/** A server that lets everyone in and, while `speaks` says so, has done what it was asked. */
function postgresServer(speaks: () => boolean) {
  return createServer((socket: Socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", Buffer.alloc(4)), READY]));
      socket.on("data", (asked) => {
        if (speaks() && asked.toString("latin1", 0, 1) === "Q")
          socket.write(Buffer.concat([message("C", Buffer.from("SELECT 0\0")), READY]));
      });
    });
  });
}

test("connections on which the server falls silent, or that are never given back, do not use up the pool", async () => {
  let isSilent = true;
  const server = postgresServer(() => !isSilent);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const settings = readSettings({
    ...SECRETS,
    NODE_ENV: "test",
    DATABASE_URL: `postgres://user@127.0.0.1:${port}/any`,
    DATABASE_POOL_SIZE: "6",
  });
  const pool = discardBroken(new Pool({ ...poolOptions(settings), max: 2, query_timeout: 50 }), 300);

  const begun = await Promise.all([pool.connect(), pool.connect()]);
  await Promise.all(begun.map((client) => expect(client.query("BEGIN")).rejects.toThrow("Query read timeout")));
  isSilent = false;
  const lost = await Promise.all([pool.connect(), pool.connect()]); // drizzle has given back neither of the two before
  await Promise.all(lost.map((client) => client.query("BEGIN")));
  await pool.query("SELECT 1"); // both are still held, until their life is over
  for (const client of [...begun, ...lost]) client.release(); // too late, and no fault

  expect(pool.totalCount).toBeLessThanOrEqual(2);
  await pool.end();
  server.close();
});
