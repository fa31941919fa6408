import { createServer } from "node:http";
import { ANNOUNCEMENT_PATH } from "@schaufenster/contract/announcement";
import { isFreshlySigned } from "@schaufenster/contract/signed-request";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../../testing/listen.ts";
import { WEBHOOK_SECRET } from "../../../testing/site.ts";
import { startStrapiReplay } from "../../../testing/strapi-replay.ts";
import { createContentClient } from "../../content/client.ts";
import { ContentWatch } from "./content-watch.ts";
import { PageFreshness } from "./page-freshness.ts";

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A watch of the content system at an address; `found` grows by the version known at each answer. */
function watchOf(contentUrl: string, { isForeign = false, secret = WEBHOOK_SECRET } = {}) {
  const freshness = new PageFreshness();
  const found: string[] = [];
  const watch = new ContentWatch({
    settings: { isForeign, contentUrl, ownUrl: "http://10.0.0.7:3000", webhookSecret: secret },
    client: createContentClient({ baseUrl: contentUrl }),
    freshness,
    log: pino({ level: "silent" }),
    onAnswer: async () => void found.push(freshness.present),
    againMs: 10,
    everyMs: 20,
  });
  return { watch, freshness, found };
}

test("a site tells where it is until content knows, goes on saying so, and learns of what it has missed", async () => {
  const answers = [503, 200, 200, 200];
  const versions = ["a", "a", "b"];
  const told: string[] = [];
  const content = await listen(
    createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      const headers = new Headers(request.headers as Record<string, string>);
      told.push(`${request.url} ${body} ${isFreshlySigned(headers, body, WEBHOOK_SECRET)}`);
      const status = answers.shift() ?? 503;
      response.writeHead(status).end(status === 200 ? JSON.stringify({ version: versions.shift() }) : "");
    }),
  );
  const { watch, found } = watchOf(content.url);
  closing.push(watch.keepAsking(), content.close);
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(5);
  expect(told[0]).toBe(`${ANNOUNCEMENT_PATH} {"url":"http://10.0.0.7:3000"} true`);
  expect(found).toEqual(["a", "a", "b"]);
});

test("what a webhook has told while content was asked counts, not the answer", async () => {
  let answer = () => {};
  const content = await listen(
    createServer((_, response) => {
      answer = () => response.end('{"version":"before"}');
      watched.freshness.published("after");
      answer();
    }),
  );
  const watched = watchOf(content.url);
  closing.push(content.close);
  await watched.watch.ask();
  expect(watched.found).toEqual(["after"]);
});

test.each([
  ["a foreign content system", { isForeign: true }],
  ["one that refuses the site's signature", {}],
])("a change in %s is found by asking what costs little, and none where there is none", async (_, how) => {
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
])("of a content system that answers %s (%i) no change is made up", async (_, status, answer, isAnAnswer) => {
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
