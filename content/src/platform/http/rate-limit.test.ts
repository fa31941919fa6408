import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RateLimit, takeAll } from "./rate-limit.ts";

const WINDOW_MS = 600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limitOf = (max: number) => new RateLimit(new RateLimiterMemory({ points: max, duration: WINDOW_MS / 1000 }));
const isAllowed = async (limit: RateLimit, key: string) => (await limit.take(key)).allowed;

test("five requests in ten minutes pass, and the sixth gets the exact retry time and then passes", async () => {
  const limit = limitOf(5);
  for (let n = 0; n < 5; n += 1) {
    expect(await isAllowed(limit, "a")).toBe(true);
    vi.advanceTimersByTime(1000);
  }
  for (let n = 0; n < 3; n += 1) {
    expect(await limit.take("a")).toEqual({ allowed: false, retryAfterMs: WINDOW_MS - 5000 });
  }
  vi.advanceTimersByTime(WINDOW_MS - 5000);
  expect(await isAllowed(limit, "a")).toBe(true);
});

test("visitors have separate limits", async () => {
  const limit = limitOf(1);
  expect([await isAllowed(limit, "a"), await isAllowed(limit, "b"), await isAllowed(limit, "a")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("an unused turn is returned, however many requests were refused meanwhile", async () => {
  const limit = limitOf(1);
  const turn = await limit.take("a");
  expect(await isAllowed(limit, "a")).toBe(false);
  if (turn.allowed) await turn.giveBack();
  expect(await isAllowed(limit, "a")).toBe(true);
});

test("a request that one of two limits refuses doesn't count for the other", async () => {
  const [all, each] = [limitOf(1), limitOf(2)];
  const take = async (key: string) => (await takeAll([() => each.take(key), () => all.take("all")])).allowed;
  expect([await take("a"), await take("a"), await take("a")]).toEqual([true, false, false]);
  expect(await isAllowed(each, "a")).toBe(true);
});
