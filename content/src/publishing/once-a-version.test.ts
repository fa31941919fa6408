import type { Payload } from "payload";
import { afterEach, expect, test, vi } from "vitest";
import { countPublication } from "./content-version.ts";
import { onceAVersion } from "./once-a-version.ts";

const payload = { db: { name: "sqlite" } } as unknown as Payload;

afterEach(() => vi.useRealTimers());

test("what was read holds until the next publication, for a minute, and while the database does not answer", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let [reads, isAway] = [0, false];
  const get = onceAVersion("things", async () => {
    reads += 1;
    if (isAway) throw new Error("away");
    return reads;
  });
  expect(await Promise.all([get(payload), get(payload)])).toEqual([1, 1]);
  countPublication();
  expect(await get(payload)).toBe(2);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await get(payload)).toBe(3);
  isAway = true;
  vi.setSystemTime(Date.now() + 61_000);
  expect(await get(payload)).toBe(3);
  countPublication(); // something may be no longer public
  await expect(get(payload)).rejects.toThrow("away");
  isAway = false;
  vi.setSystemTime(Date.now() + 2000);
  expect(await get(payload)).toBe(6);
});
