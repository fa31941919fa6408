import { beforeEach, expect, test } from "vitest";
import { AttemptLimits } from "./account-limits.ts";

const MINUTES = { duration: 600 };
let limits: AttemptLimits;

beforeEach(() => {
  limits = new AttemptLimits("test", {
    pair: { points: 3, ...MINUTES },
    network: { points: 6, ...MINUTES },
    account: { points: 8, ...MINUTES },
  });
});

const at = (account: string, network: string) => ({ account, visitor: network, network });

async function taken(account: string, network: string, times: number): Promise<number> {
  const waits = await Promise.all(Array.from({ length: times }, () => limits.take(at(account, network))));
  return waits.filter((wait) => wait === 0).length;
}

test("an exhausted limit requires waiting, even for concurrent attempts, but not for another network", async () => {
  expect(await taken("chefin", "stranger", 20)).toBe(3);
  expect(await limits.take(at("chefin", "stranger"))).toBeGreaterThan(0);
  expect(await limits.take(at("chefin", "office"))).toBe(0);
});

test("one network can't try many accounts", async () => {
  const counts = [];
  for (const account of ["a", "b", "c", "d"]) counts.push(await taken(account, "stranger", 3));
  expect(counts).toEqual([3, 3, 0, 0]);
});

test("many networks together are limited at one account, without locking out its owner", async () => {
  await limits.take(at("chefin", "office"));
  await limits.succeed(at("chefin", "office"));
  const counts = [];
  for (const network of ["1", "2", "3", "4"]) counts.push(await taken("chefin", network, 3));
  expect(counts).toEqual([3, 3, 2, 0]);
  expect(await taken("chefin", "office", 3)).toBe(3);
});

test("a success isn't counted, and resets earlier failures", async () => {
  for (let round = 0; round < 10; round += 1) {
    expect(await taken("chefin", "office", 2)).toBe(2);
    for (let n = 0; n < 2; n += 1) await limits.giveBack(at("chefin", "office"));
  }
  await taken("chefin", "office", 2);
  await limits.take(at("chefin", "office"));
  await limits.succeed(at("chefin", "office"));
  expect(await taken("chefin", "office", 3)).toBe(3);
});
