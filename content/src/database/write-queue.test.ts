import { expect, test } from "vitest";
import { WriteQueue } from "./write-queue.ts";

test("writers come one at a time, in order", async () => {
  const queue = new WriteQueue();
  const events: string[] = [];
  const writer = (name: string) =>
    queue.run(async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
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

test("releasing twice does not let two writers in", async () => {
  const queue = new WriteQueue();
  const release = await queue.acquire();
  const second = queue.acquire();
  const third = queue.acquire();
  release();
  release();
  await second;
  expect(await Promise.race([third, new Promise((resolve) => setTimeout(() => resolve("waiting"), 20))])).toBe(
    "waiting",
  );
});

test("a writer that waits too long gives up, and those behind it still get their turn", async () => {
  const queue = new WriteQueue(20);
  const release = await queue.acquire();
  await expect(queue.acquire()).rejects.toThrow("The database was busy for more than 0.02 s");
  const next = queue.acquire();
  release();
  expect(await next).toBeTypeOf("function");
});
