import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../../testing/listen.ts";
import { CONNECTION_BYTES, createLimitedServer, maxConnections } from "./connection-limits.ts";

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

test("connections are limited to what a quarter of the memory and half of the open files can hold", () => {
  const memory = 512 * 1024 * 1024;
  expect(maxConnections(memory, 1_000_000) * CONNECTION_BYTES).toBeLessThanOrEqual(memory / 4);
  expect(maxConnections(memory, 1_000_000)).toBe(819);
  expect(maxConnections(memory, 1000)).toBe(500);
  expect(maxConnections()).toBeGreaterThan(100);
});

test("an idle connection is closed in either direction, and connections beyond the limit are not served", async () => {
  const server = createLimitedServer((request, response) => request.on("end", () => response.end()).resume());
  expect(server.timeout).toBeGreaterThan(120_000);
  expect(server.requestTimeout).toBeGreaterThan(27 * 60_000);
  server.timeout = 50;
  server.maxConnections = 1;
  const { url, close } = await listen(server);
  closing.push(close);
  const stuck = connect(Number(new URL(url).port), "127.0.0.1");
  closing.push(() => stuck.destroy());
  stuck.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4000\r\n\r\n");
  await once(stuck, "connect");
  const refused = connect(Number(new URL(url).port), "127.0.0.1");
  closing.push(() => refused.destroy());
  await Promise.all([once(refused, "close"), once(stuck, "close")]);
});
