import { beforeEach, expect, test } from "vitest";
import type { Initial } from "../../content/initial.ts";
import { InitialContent } from "./initial-content.ts";
import { PageFreshness } from "./page-freshness.ts";

let freshness: PageFreshness;
let asked = 0;
const answer = async () => ({ number: ++asked }) as unknown as Initial;
const content = (load = answer) => new InitialContent(load, { freshness });

beforeEach(() => {
  freshness = new PageFreshness();
  asked = 0;
});

test("pages rendered at the same time share one query, and so do all others until something is published", async () => {
  const initial = content();
  const answers = await Promise.all([initial.get(), initial.get()]);
  expect([...answers, await initial.get()]).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }]);
  freshness.found("1");
  expect(await initial.get()).toEqual({ number: 2 });
});

test("after a publish the content is asked for again, even if a query was under way", async () => {
  const initial = content();
  const before = initial.get();
  freshness.published();
  const after = initial.get();
  expect(await before).toEqual({ number: 1 });
  expect(await after).toEqual({ number: 2 });
  expect(await initial.get()).toEqual({ number: 2 });
});

test("a failure is told, the last good content stays, and the next to ask tries again", async () => {
  let down = false;
  const initial = content(async () => {
    if (down) throw new Error("down");
    return answer();
  });
  expect(initial.lastGood).toBeNull();
  await initial.get();
  freshness.published();
  down = true;
  await expect(initial.get()).rejects.toThrow("down");
  expect(initial.lastGood).toEqual({ number: 1 });
  down = false;
  expect(await initial.get()).toEqual({ number: 2 });
});
