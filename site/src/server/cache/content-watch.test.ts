import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { ManualSchedule } from "../../../../testing/manual-schedule.ts";
import { listen } from "../../../testing/listen.ts";
import { startStrapiReplay } from "../../../testing/strapi-replay.ts";
import { createContentClient } from "../../content/client.ts";
import { ASK_EVERY_MS, ContentWatch, RETRY_MS } from "./content-watch.ts";
import { PageFreshness } from "./page-freshness.ts";

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** Watches the content system at an address; `found` collects the version known after each response. */
function watchOf(contentUrl: string, { isForeign = false } = {}) {
  const freshness = new PageFreshness();
  const schedule = new ManualSchedule();
  const found: string[] = [];
  const watch = new ContentWatch({
    settings: { isForeign, contentUrl },
    client: createContentClient({ baseUrl: contentUrl }),
    freshness,
    schedule,
    onAnswer: () => void found.push(freshness.present),
  });
  return { watch, freshness, schedule, found };
}

test("content is polled for its version, also after it didn't respond and while it is read-only", async () => {
  const versions = ["a", "a", "b"];
  let asked = 0;
  const content = await listen(
    createServer((request, response) => {
      asked += 1;
      expect(request.url).toBe("/health");
      if (asked === 1) request.socket.destroy();
      else response.writeHead(asked === 3 ? 503 : 200).end(JSON.stringify({ contentVersion: versions.shift() }));
    }),
  );
  const { watch, found, schedule } = watchOf(content.url);
  closing.push(watch.keepAsking(), content.close);
  await expect.poll(() => schedule.isWaiting).toBe(true);
  await schedule.advance(RETRY_MS);
  for (const answers of [1, 2]) {
    await expect.poll(() => found.length).toBe(answers);
    await schedule.advance(ASK_EVERY_MS);
  }
  await expect.poll(() => found).toEqual(["a", "a", "b"]);
});

test("a webhook during a poll wins over the poll's response", async () => {
  const content = await listen(
    createServer((_, response) => {
      watched.freshness.published("after");
      response.end('{"contentVersion":"before"}');
    }),
  );
  const watched = watchOf(content.url);
  closing.push(content.close);
  await watched.watch.ask();
  expect(watched.found).toEqual(["after"]);
});

test.each([
  ["a foreign content system", { isForeign: true }],
  ["one of a release that names no version", {}],
])("a change in %s is found by cheap queries, and none is reported if there is none", async (_, how) => {
  const strapi = await startStrapiReplay();
  closing.push(strapi.close);
  const { watch, found } = watchOf(strapi.url, how);
  await watch.ask();
  await watch.ask();
  strapi.alter("InitialData", (data: { services: { data: { attributes: { header: string } }[] } }) => {
    for (const { attributes } of data.services.data) attributes.header = "Neu";
  });
  await watch.ask();
  strapi.alter("LastChanges", (data: { projects: { meta: { pagination: { total: number } } } }) => {
    data.projects.meta.pagination.total += 1;
  });
  await watch.ask();
  strapi.failWith(503);
  expect(await watch.ask()).toBe(false);
  expect([found.length, found[0] === found[1], new Set(found).size]).toEqual([4, true, 3]);
});

test.each([
  ["too many questions", 429, '{"errors":[{"message":"Too Many Requests"}]}', false],
  ["an error of its own", 500, "", false],
  ["an error of its own, with Strapi's status for it", 200, '{"errors":[{"message":"Internal Server Error"}]}', false],
  ["that nobody may see it", 200, '{"errors":[{"message":"Forbidden access"}]}', true],
  ["that it does not know the question", 400, '{"errors":[{"message":"Cannot query field"}]}', true],
])("a content system that responds with %s (%i) causes no false change", async (_, status, answer, isAnAnswer) => {
  const content = await listen(
    createServer(async (request, response) => {
      const isAsked = Buffer.concat(await request.toArray()).includes("LastChanges");
      response.writeHead(isAsked ? status : 200).end(isAsked ? answer : '{"data":{"services":{"data":[]}}}');
    }),
  );
  closing.push(content.close);
  const { watch, found } = watchOf(content.url, { isForeign: true });
  expect(await watch.ask()).toBe(isAnAnswer);
  expect(found).toHaveLength(isAnAnswer ? 1 : 0);
});
