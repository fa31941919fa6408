import { expect, test } from "vitest";
import { RateLimit, takeAll } from "./rate-limit.ts";

const WINDOW_MS = 600_000;

function limitAt(max: number) {
  const clock = { now: 0 };
  return { clock, limit: new RateLimit({ max, windowMs: WINDOW_MS }, () => clock.now) };
}

test("five in ten minutes pass, the sixth is told when to come back, and then passes", () => {
  const { clock, limit } = limitAt(5);
  for (let n = 0; n < 5; n += 1) {
    clock.now = n * 1000;
    expect(limit.take("a").allowed).toBe(true);
  }
  expect(limit.take("a")).toEqual({ allowed: false, retryAfterMs: WINDOW_MS - 4000 });
  clock.now = WINDOW_MS + 1;
  expect(limit.take("a").allowed).toBe(true);
  expect(limit.take("a").allowed).toBe(false);
});

test("one visitor's limit is not another's", () => {
  const { limit } = limitAt(1);
  expect([limit.take("a").allowed, limit.take("b").allowed, limit.take("a").allowed]).toEqual([true, true, false]);
});

test("a turn that came to nothing is given back", () => {
  const { limit } = limitAt(1);
  const turn = limit.take("a");
  if (turn.allowed) turn.giveBack();
  expect(limit.take("a").allowed).toBe(true);
});

test("what one of two limits refuses, the other does not count", () => {
  const [each, all] = [limitAt(2).limit, limitAt(1).limit];
  const take = () => takeAll([() => each.take("a"), () => all.take("all")]);
  expect([take().allowed, take().allowed, take().allowed]).toEqual([true, false, false]);
  expect(each.take("a").allowed).toBe(true);
});

test("what is over is forgotten", () => {
  const { clock, limit } = limitAt(5);
  for (let n = 0; n < 100; n += 1) limit.take(String(n));
  clock.now = WINDOW_MS + 1;
  limit.take("last");
  expect(limit.size).toBe(1);
});
