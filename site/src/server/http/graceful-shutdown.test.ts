import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { ManualSchedule } from "../../../../testing/manual-schedule.ts";
import { stopServer } from "./graceful-shutdown.ts";

async function start() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_, response) => waiting.push(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const arrived = () => new Promise<void>((resolve) => server.once("request", () => resolve()));
  return { server, url, waiting, arrived };
}

test("a response in flight at shutdown is completed; new requests are refused", async () => {
  const { server, url, waiting, arrived } = await start();
  const request = arrived();
  const answer = fetch(url);
  await request;
  const schedule = new ManualSchedule();
  const stopped = stopServer(server, schedule).then(() => "stopped");
  await expect(fetch(url, { headers: { connection: "close" } })).rejects.toThrow();
  waiting[0]?.end("whole");
  expect(await (await answer).text()).toBe("whole");
  await expect.poll(() => Promise.race([stopped, schedule.advance(100)])).toBe("stopped");
});

test("a response that never ends doesn't block shutdown", async () => {
  const { server, url, arrived } = await start();
  const request = arrived();
  const answer = fetch(url).catch(() => "cut off");
  await request;
  const schedule = new ManualSchedule();
  const stopped = stopServer(server, schedule);
  await schedule.advance(10_000);
  await stopped;
  expect(await answer).toBe("cut off");
});
