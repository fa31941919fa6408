import { beforeEach, expect, test } from "vitest";
import type { Initial } from "../../content/initial.ts";
import { InitialContent } from "./initial-content.ts";
import { PageFreshness } from "./page-freshness.ts";

let freshness: PageFreshness;
let asked = 0;
const numbered = (number: number) => ({ site: { number }, landing: {} }) as unknown as Initial;
const answer = async () => numbered(++asked);
const content = (load = answer) => new InitialContent(load, { freshness });

beforeEach(() => {
  freshness = new PageFreshness();
  asked = 0;
});

test("pages rendered at the same time share one query, and so do all others until something is published", async () => {
  const initial = content();
  const answers = await Promise.all([initial.get(), initial.get()]);
  expect([...answers, await initial.get()]).toEqual([numbered(1), numbered(1), numbered(1)]);
  freshness.found("1");
  expect(await initial.get()).toEqual(numbered(2));
});

test("after a publish the content is asked for again, even if a query was under way", async () => {
  const initial = content();
  const before = initial.get();
  freshness.published();
  const after = initial.get();
  expect(await before).toEqual(numbered(1));
  expect(await after).toEqual(numbered(2));
  expect(await initial.get()).toEqual(numbered(2));
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
  expect(initial.lastGood).toEqual(numbered(1));
  down = false;
  expect(await initial.get()).toEqual(numbered(2));
});

test("what is the same as before is the same object, in whole or in part", async () => {
  const [first, second] = ["Foto", "Film"].map((name) => ({ site: { navigation: [name] }, landing: { services: [] } }));
  const answers = [first, first, second].map((each) => structuredClone(each) as unknown as Initial);
  const initial = content(async () => answers.shift() as Initial);
  const got: Initial[] = [];
  for (const version of ["1", "2", "3"]) {
    freshness.found(version);
    got.push(await initial.get());
  }
  expect(got[1]).toBe(got[0]);
  expect(got[2]?.site).not.toBe(got[0]?.site);
  expect(got[2]).toEqual(second);
});
