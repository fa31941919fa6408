import { beforeEach, expect, test } from "vitest";
import { ManualSchedule } from "../../../../testing/manual-schedule.ts";
import type { Initial } from "../../content/initial.ts";
import { NO_DISK_CACHE } from "./disk-cache.ts";
import { KeptAnswer } from "./kept-answer.ts";
import { REVALIDATE_AFTER_MS } from "./page-cache.ts";
import { PageFreshness } from "./page-freshness.ts";

let freshness: PageFreshness;
let schedule: ManualSchedule;
let asked = 0;
const numbered = (number: number) => ({ site: { number }, landing: {} }) as unknown as Initial;
const answer = async () => numbered(++asked);
const content = (load = answer) =>
  KeptAnswer.open({ key: "initial", load, freshness, schedule, diskCache: NO_DISK_CACHE, onFailure: () => {} });

beforeEach(() => {
  freshness = new PageFreshness();
  schedule = new ManualSchedule(1000);
  asked = 0;
});

test("concurrent renders share one query, as do all others for a minute or until a publication", async () => {
  const initial = await content();
  const answers = await Promise.all([initial.get(), initial.get()]);
  expect([...answers, await initial.get()]).toEqual([numbered(1), numbered(1), numbered(1)]);
  freshness.found("1");
  expect(await initial.get()).toEqual(numbered(2));
  await schedule.advance(REVALIDATE_AFTER_MS + 1);
  expect(await initial.get()).toEqual(numbered(3));
});

test("after a publication the content is requested again, even during a query", async () => {
  const initial = await content();
  const before = initial.get();
  freshness.published();
  const after = initial.get();
  expect(await before).toEqual(numbered(1));
  expect(await after).toEqual(numbered(2));
  expect(await initial.get()).toEqual(numbered(2));
  expect(initial.lastGood).toEqual(numbered(2));
});

test("a failure is thrown, the last good content stays, and the next caller retries", async () => {
  let down = false;
  const initial = await content(async () => {
    if (down) throw new Error("down");
    return answer();
  });
  expect(initial.lastGood).toBeNull();
  await initial.get();
  freshness.published();
  down = true;
  await expect(initial.get()).rejects.toThrow("down");
  expect(initial.lastGood).toEqual(numbered(1));
  down = false;
  expect(await initial.get()).toEqual(numbered(2));
});
