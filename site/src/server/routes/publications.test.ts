import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PUBLISH_WEBHOOK_PATH, type PublishEvent } from "@schaufenster/contract/publish-webhook";
import { signedHeaders } from "@schaufenster/contract/signed-request";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ManualSchedule } from "../../../../testing/manual-schedule.ts";
import { listen } from "../../../testing/listen.ts";
import { startPortfolio } from "../../../testing/portfolio.ts";
import { startTestSite, type TestSite, WEBHOOK_SECRET } from "../../../testing/site.ts";
import { QUIET_MS } from "../cache/background-queue.ts";
import { createDiskCache, type DiskCache } from "../cache/disk-cache.ts";
import { createPublications } from "./publications.ts";

const PROJECTS = 12;

/** Landing page, list, three legal texts, a category, and the projects. */
const PAGES = PROJECTS + 6;

let folder: string;
let asked: string[];
let siteSetting: object | null;
let portfolio: Awaited<ReturnType<typeof startPortfolio>>;
let content: Awaited<ReturnType<typeof listen>>;
let site: TestSite;
let schedule: ManualSchedule;

/** A content system that records queries: by project if one is requested, otherwise by name. */
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
  site.dependencies.caches.freshness.published(); // stops rendering ahead
  await site.dependencies.limiters.pages.idle();
  await Promise.all([site.close(), content.close(), portfolio.close()]);
  rmSync(folder, { recursive: true });
});

async function start({ diskCache, isForeign = true }: { diskCache?: DiskCache; isForeign?: boolean } = {}) {
  schedule = new ManualSchedule();
  site = await startTestSite(content.url, { isForeign, schedule, ...(diskCache ? { diskCache } : {}) });
}

async function tell(event: Partial<PublishEvent>): Promise<void> {
  const body = JSON.stringify({ source: "projects", id: 1, ...event });
  const headers = signedHeaders(body, WEBHOOK_SECRET);
  expect((await fetch(site.url + PUBLISH_WEBHOOK_PATH, { method: "POST", headers, body })).status).toBe(202);
}

const visit = (path: string) => fetch(site.url + path).then((answer) => answer.text());
const projectsAsked = () => asked.filter((each) => each.startsWith("project "));

/** Resolves when all of the sitemap's pages are current. */
async function untilRendered(): Promise<void> {
  const { pages } = site.dependencies.caches;
  const { limiters } = site.dependencies;
  const state = async () => {
    await schedule.advance(QUIET_MS);
    return [pages.size, pages.outdated().length, limiters.pages.running];
  };
  await expect.poll(state).toEqual([PAGES, 0, 0]);
}

test("after a publication cached pages are rendered before anyone requests them: landing page first, then by last visit", async () => {
  await start();
  await tell({ contentVersion: "1" });
  await untilRendered();
  for (const path of ["/projekte/3", "/projekte/5", "/projekte/4"]) await visit(path);
  asked.length = 0;
  await tell({ contentVersion: "2" });
  await untilRendered();
  expect(asked[0]).toBe("InitialData");
  expect(projectsAsked().slice(0, 3)).toEqual(["project 4", "project 5", "project 3"]);
  asked.length = 0;
  for (const path of ["/", "/projekte/3-projekt-3", "/projekte/5-projekt-5"]) await visit(path);
  expect(projectsAsked()).toEqual([]);
});

test("with empty caches at startup the sitemap's pages are rendered, newest project first, and then nothing more", async () => {
  await start();
  const end = createPublications(site.settings, site.dependencies).keepAsking();
  await untilRendered();
  end();
  expect(projectsAsked()).toEqual(Array.from({ length: PROJECTS }, (_, index) => `project ${PROJECTS - index}`));
  asked.length = 0;
  for (const path of ["/", "/projekte", "/impressum", "/projekte/1-projekt-1"]) await visit(path);
  expect(asked).toEqual([]);
});

test("the agency's new name is visible on every page", async () => {
  await start({ isForeign: false });
  await tell({ contentVersion: "1" });
  await untilRendered();
  siteSetting = { data: { attributes: { agencyName: "Andere Agentur" } } };
  await tell({ source: "site-settings", contentVersion: "2" });
  for (const path of ["/projekte/3-projekt-3", "/", "/impressum", "/projekte"]) {
    expect(await visit(path), path).toContain("Andere Agentur</");
  }
});

test("a visitor's page comes before those rendered ahead", async () => {
  await start();
  await visit("/projekte/3");
  site.dependencies.caches.background.visitorWaits();
  asked.length = 0;
  await tell({ contentVersion: "2" });
  for (const path of ["/", "/impressum", "/projekte/7-projekt-7"]) await visit(path);
  expect(projectsAsked()).toEqual(["project 7"]);
  await untilRendered();
  expect(projectsAsked()[1]).toBe("project 3");
});

test("after a restart the site serves a current page from disk without a query", async () => {
  const diskCache = createDiskCache(folder, "build");
  await start({ diskCache });
  await tell({ contentVersion: "2" });
  const before = await visit("/projekte/3-projekt-3");
  await untilRendered();
  await expect.poll(() => diskCache.read("project/3")).not.toBeNull();
  await site.close();
  await start({ diskCache });
  site.dependencies.caches.freshness.found("2");
  asked.length = 0;
  expect(await visit("/projekte/3-projekt-3")).toBe(before);
  expect(asked).toEqual([]);
  await tell({ contentVersion: "3" });
  await visit("/projekte/3-projekt-3");
  expect(projectsAsked()).toContain("project 3");
});
