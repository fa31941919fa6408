import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PUBLISH_WEBHOOK_PATH, type PublishEvent } from "@schaufenster/contract/publish-webhook";
import { signedHeaders } from "@schaufenster/contract/signed-request";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "../../testing/listen.ts";
import { startPortfolio } from "../../testing/portfolio.ts";
import { startTestSite, type TestSite, WEBHOOK_SECRET } from "../../testing/site.ts";
import { createDiskCache, type DiskCache } from "./page-cache/disk-cache.ts";
import { createPublications } from "./publications.ts";

const PROJECTS = 12;

/** Landing page, list, three legal texts, a category, and the projects. */
const PAGES = PROJECTS + 6;

let folder: string;
let asked: string[];
/** The settings that the content system answers. */
let siteSetting: object | null;
let portfolio: Awaited<ReturnType<typeof startPortfolio>>;
let content: Awaited<ReturnType<typeof listen>>;
let site: TestSite;

/** A content system whose questions are noted: by the project where one is asked for, else by their names. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "schaufenster-publications-"));
  portfolio = await startPortfolio({ projects: PROJECTS });
  asked = [];
  siteSetting = null;
  content = await listen(
    createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      const { operationName, variables } = JSON.parse(body.toString());
      asked.push(operationName === "ProjectDetails" ? `project ${variables.id}` : operationName);
      const answer = await fetch(portfolio.url + request.url, { method: "POST", body }).catch(() => null);
      const text = await answer?.text(); // null: the test has ended
      response.end(text?.replace('"siteSetting":null', `"siteSetting":${JSON.stringify(siteSetting)}`));
    }),
  );
});
afterEach(async () => {
  site.dependencies.caches.freshness.published(); // ends what is rendered ahead
  await site.dependencies.limiters.pages.idle();
  await Promise.all([site.close(), content.close(), portfolio.close()]);
  rmSync(folder, { recursive: true });
});

async function start({ diskCache, isForeign = true }: { diskCache?: DiskCache; isForeign?: boolean } = {}) {
  site = await startTestSite(content.url, { isForeign, ...(diskCache ? { diskCache } : {}) });
}

async function tell(event: Partial<PublishEvent>): Promise<void> {
  const body = JSON.stringify({ source: "projects", id: 1, ...event });
  const headers = signedHeaders(body, WEBHOOK_SECRET);
  expect((await fetch(site.url + PUBLISH_WEBHOOK_PATH, { method: "POST", headers, body })).status).toBe(202);
}

const visit = (path: string) => fetch(site.url + path).then((answer) => answer.text());
const projectsAsked = () => asked.filter((each) => each.startsWith("project "));

/** Resolves when all pages of the sitemap show the present content. */
async function untilRendered(): Promise<void> {
  const { pages } = site.dependencies.caches;
  await expect.poll(() => [pages.size, pages.outdated().length]).toEqual([PAGES, 0]);
}

test("after a publish the pages that are kept are rendered before anybody comes: landing page first, then as they were visited", async () => {
  await start();
  await tell({ content: { before: "0", now: "1" } });
  await untilRendered();
  for (const path of ["/projekte/3", "/projekte/5", "/projekte/4"]) await visit(path);
  asked.length = 0;
  await tell({ content: { before: "1", now: "2" } });
  await untilRendered();
  expect(asked[0]).toBe("InitialData");
  expect(projectsAsked().slice(0, 3)).toEqual(["project 4", "project 5", "project 3"]);
  asked.length = 0;
  for (const path of ["/", "/projekte/3-projekt-3", "/projekte/5-projekt-5"]) await visit(path);
  expect(projectsAsked()).toEqual([]);
});

test("after a start with empty caches the sitemap's pages are rendered, the newest project first, and then nothing more", async () => {
  await start();
  const end = createPublications(site.settings, site.dependencies).keepAsking();
  await untilRendered();
  end();
  expect(projectsAsked()).toEqual(Array.from({ length: PROJECTS }, (_, index) => `project ${PROJECTS - index}`));
  asked.length = 0;
  for (const path of ["/", "/projekte", "/impressum", "/projekte/1-projekt-1"]) await visit(path);
  expect(asked).toEqual([]);
});

test("pages that show nothing of what was published stay as they are: nothing is asked for them", async () => {
  await start();
  await tell({ content: { before: "0", now: "1" } });
  await untilRendered();
  asked.length = 0;
  await tell({ source: "services", content: { before: "1", now: "2" } });
  await untilRendered();
  expect(asked).toContain("InitialData");
  expect(projectsAsked()).toEqual([]);
  for (const [source, before, now] of [
    ["projects", "2", "3"],
    ["media", "3", "4"],
    ["services", "nobody knows", "5"],
  ] as const) {
    asked.length = 0;
    await tell({ source, content: { before, now } });
    await untilRendered();
    expect(projectsAsked(), source).toHaveLength(PROJECTS);
  }
});

test("a new name of the agency shows on every page", async () => {
  await start({ isForeign: false });
  await tell({ content: { before: "0", now: "1" } });
  await untilRendered();
  siteSetting = { data: { attributes: { agencyName: "Andere Agentur" } } };
  await tell({ source: "site-settings", content: { before: "1", now: "2" } });
  for (const path of ["/projekte/3-projekt-3", "/", "/impressum", "/projekte"]) {
    expect(await visit(path), path).toContain("Andere Agentur</");
  }
});

test("a visitor's page goes before those that nobody has asked for", async () => {
  await start();
  await visit("/projekte/3");
  const { pages } = site.dependencies.limiters;
  let free = () => {};
  const isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  const waiting = pages.run(() => isFree);
  asked.length = 0;
  await tell({ content: { before: "1", now: "2" } });
  for (const path of ["/", "/impressum", "/projekte/7-projekt-7"]) await visit(path);
  expect(projectsAsked()).toEqual(["project 7"]);
  free();
  await waiting;
  await untilRendered();
  expect(projectsAsked()[1]).toBe("project 3");
});

test("restarted, the site serves a page of the present content from disk without a question", async () => {
  const diskCache = createDiskCache(folder, "build");
  await start({ diskCache });
  await tell({ content: { before: "1", now: "2" } });
  const before = await visit("/projekte/3-projekt-3");
  await untilRendered();
  await expect.poll(() => diskCache.read("project/3")).not.toBeNull();
  await site.close();
  await start({ diskCache });
  site.dependencies.caches.freshness.found("2");
  asked.length = 0;
  expect(await visit("/projekte/3-projekt-3")).toBe(before);
  expect(asked).toEqual([]);
  await tell({ content: { before: "2", now: "3" } });
  await visit("/projekte/3-projekt-3");
  expect(projectsAsked()).toContain("project 3");
});

test("once pictures are encoded, pages without them stay as they are", async () => {
  await start();
  await tell({ content: { before: "1", now: "2" } });
  await untilRendered();
  asked.length = 0;
  await tell({ source: "media", id: null, encoded: ["nirgends_0a1b2c3d4e"], content: { before: "2", now: "3" } });
  await visit("/projekte/3-projekt-3");
  expect(asked).toEqual([]);
});
