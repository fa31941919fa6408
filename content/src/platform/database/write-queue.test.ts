import { expect, test } from "vitest";
import { stopTime } from "../../../testing/manual-schedule.ts";
import { WriteQueue } from "./write-queue.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("writers run one at a time, in order", async () => {
  const queue = new WriteQueue();
  const events: string[] = [];
  const writer = (name: string) =>
    queue.run(async () => {
      events.push(`${name} begins`);
      await settled();
      events.push(`${name} ends`);
    });
  await Promise.all(["a", "b", "c"].map(writer));
  expect(events).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

test("a failed writer lets the next one through", async () => {
  const queue = new WriteQueue();
  await expect(queue.run(() => Promise.reject(new Error("disk full")))).rejects.toThrow("disk full");
  expect(await queue.run(async () => "written")).toBe("written");
});

test("releasing twice doesn't let two writers in", async () => {
  const queue = new WriteQueue();
  const entered: string[] = [];
  const release = await queue.acquire();
  const second = queue.acquire();
  void second.then(() => entered.push("second"));
  const third = queue.acquire();
  void third.then(() => entered.push("third"));
  release();
  release();
  const releaseSecond = await second;
  await settled();
  expect(entered).toEqual(["second"]);
  releaseSecond();
  await third;
});

test("a writer that waits too long gives up, and those behind it still get their turn", async () => {
  const time = stopTime();
  const queue = new WriteQueue();
  const release = await queue.acquire();
  const refused = expect(queue.acquire()).rejects.toThrow("The database was busy for more than 30 s");
  await time.advance(30_000);
  await refused;
  const next = queue.acquire();
  release();
  expect(await next).toBeTypeOf("function");
});

test("a slow writer isn't overtaken when others time out", async () => {
  const time = stopTime();
  const queue = new WriteQueue();
  const release = await queue.acquire();
  const refused = expect(queue.run(async () => "too early")).rejects.toThrow("busy");
  await time.advance(30_000);
  await refused;
  release();
  expect(await queue.run(async () => "in turn")).toBe("in turn");
});

test("with two hundred waiting, the next one is refused at once", async () => {
  const queue = new WriteQueue();
  const release = await queue.acquire();
  const waiting = Array.from({ length: 200 }, () => queue.run(async () => {}));
  await expect(queue.run(async () => {})).rejects.toThrow("Too many wait for the database");
  release();
  await Promise.all(waiting);
});
