import type { Payload } from "payload";
import { expect, test } from "vitest";
import { stopTime } from "../../testing/manual-schedule.ts";
import { cachedPerVersion } from "./cached-per-version.ts";
import { nextContentVersion } from "./content-version.ts";

const payload = { db: { name: "sqlite" } } as unknown as Payload;

test("a value is cached until the next publication, for a minute, and while the database doesn't respond", async () => {
  const time = stopTime();
  let [reads, isAway] = [0, false];
  const get = cachedPerVersion("things", async () => {
    reads += 1;
    if (isAway) throw new Error("away");
    return reads;
  });
  expect(await Promise.all([get(payload), get(payload)])).toEqual([1, 1]);
  nextContentVersion();
  expect(await get(payload)).toBe(2);
  await time.advance(61_000);
  expect(await get(payload)).toBe(3);
  isAway = true;
  await time.advance(61_000);
  expect(await get(payload)).toBe(3);
  nextContentVersion(); // something may have been unpublished
  await expect(get(payload)).rejects.toThrow("away");
  isAway = false;
  await time.advance(2000);
  expect(await get(payload)).toBe(6);
});
