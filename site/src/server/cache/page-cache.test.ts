import { beforeEach, expect, test, vi } from "vitest";
import { ManualSchedule } from "../../../../testing/manual-schedule.ts";
import { BackgroundQueue, QUIET_MS } from "./background-queue.ts";
import { type DiskCache, NO_DISK_CACHE, type SavedPage } from "./disk-cache.ts";
import type { EncodedPage } from "./encoded-page.ts";
import { PageCache, RENEWAL_TIMEOUT_MS, REVALIDATE_AFTER_MS } from "./page-cache.ts";
import { PageFreshness } from "./page-freshness.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let schedule: ManualSchedule;
let rendered = 0;
let freshness: PageFreshness;
let failures: unknown[];

/** Polls until the expectation holds, while time passes without visitors, so that background work runs. */
const later = <T>(look: () => T | Promise<T>) =>
  expect.poll(async () => {
    await schedule.advance(QUIET_MS);
    return look();
  });
const htmlOf = (page: EncodedPage | null) => page && Buffer.from(page.body.identity).toString();
const render = async () => ({ path: "/", html: `<p>${++rendered}</p>` });
const failing = async () => {
  throw new Error("content is down");
};

function newCache(diskCache: DiskCache = NO_DISK_CACHE, maxBytes?: number): PageCache {
  const ofThisTest = failures;
  const onFailure = (_: string, error: unknown) => ofThisTest.push(error);
  const background = new BackgroundQueue(schedule);
  return new PageCache({ freshness, diskCache, schedule, background, onFailure, ...(maxBytes ? { maxBytes } : {}) });
}

/** Creates the freshness of another run of the server, optionally with a known version. */
function restarted(version = freshness.present): void {
  freshness = new PageFreshness();
  if (version) freshness.found(version);
}

function diskCacheInMemory(): DiskCache & { saved: Map<string, SavedPage> } {
  const saved = new Map<string, SavedPage>();
  return {
    saved,
    read: async (key) => saved.get(key) ?? null,
    write: async (key, page) => void saved.set(key, page),
    remove: async (key) => void saved.delete(key),
  };
}

beforeEach(() => {
  schedule = new ManualSchedule(1000);
  rendered = 0;
  failures = [];
  restarted("1");
});

test("a page of the current version is served from memory, however old, and revalidated afterwards", async () => {
  const cache = newCache();
  await cache.prepare("landing", render);
  await cache.get("landing", render);
  await schedule.advance(DAY_MS);
  freshness.found("1");
  expect(htmlOf(await cache.get("landing", render))).toBe("<p>1</p>");
  await later(async () => htmlOf(await cache.get("landing", render))).toBe("<p>2</p>");
  await schedule.advance(REVALIDATE_AFTER_MS);
  await cache.get("landing", render);
  await new Promise(setImmediate);
  expect(rendered).toBe(2);
});

test("a visitor who returns after a long time never waits for a revalidation", async () => {
  const cache = newCache();
  const pages = ["landing", "projects", "project 1", "project 2", "project 3"];
  for (const page of pages) await cache.get(page, render);
  await schedule.advance(REVALIDATE_AFTER_MS + 1);
  for (const page of pages) {
    await schedule.advance(QUIET_MS - 1);
    await cache.get(page, render);
    expect(rendered).toBe(pages.length);
  }
  await later(() => rendered).toBe(2 * pages.length);
});

test("a webhook without a version isn't undone by an unchanged poll response", async () => {
  const cache = newCache();
  await cache.get("landing", render);
  freshness.published();
  freshness.found("1");
  expect(htmlOf(await cache.get("landing", render))).toBe("<p>2</p>");
});

test("a change found by polling is visible to the next visitor, too", async () => {
  const cache = newCache();
  await cache.get("landing", render);
  freshness.found("2");
  expect(htmlOf(await cache.get("landing", render))).toBe("<p>2</p>");
});

test("a page from before a publication isn't served because of another change", async () => {
  const cache = newCache();
  await cache.get("landing", render);
  freshness.published("2");
  freshness.found("3");
  expect(htmlOf(await cache.get("landing", render))).toBe("<p>2</p>");
});

test("a waiting visitor gets a page before it is fully compressed; later visitors get the small one", async () => {
  const text = Array.from({ length: 2000 }, (_, index) => `Wort ${index * 7919} `).join("");
  const cache = newCache();
  const once = () => cache.get("landing", async () => ({ path: "/", html: text }));
  const first = await once();
  await later(async () => (await once())?.isHasty).toBe(false);
  const second = await once();
  expect(htmlOf(second)).toBe(htmlOf(first));
  expect(second?.body.br.length).toBeLessThan(first?.body.br.length ?? 0);
});

test("an unchanged page stays the same: nothing is compressed again", async () => {
  const cache = newCache();
  const same = async () => ({ path: "/", html: "<p>gleich</p>" });
  await cache.prepare("landing", same);
  const first = await cache.get("landing", same);
  freshness.published();
  expect(await cache.get("landing", same)).toBe(first);
  freshness.published();
  expect(await cache.get("landing", async () => ({ path: "/neu", html: "<p>gleich</p>" }))).not.toBe(first);
});

test("pages are compressed and saved once each, although others are rendered all the time", async () => {
  const diskCache = diskCacheInMemory();
  const write = vi.fn(diskCache.write);
  const cache = newCache({ ...diskCache, write });
  await cache.get("landing", async () => ({ path: "/", html: "<p>gleich</p>" }));
  let isEnded = false;
  const others = (async () => {
    for (let id = 0; !isEnded; id++) await cache.get(`project/${id}`, render);
  })();
  await later(() => diskCache.saved.has("landing")).toBe(true);
  isEnded = true;
  await others;
  await schedule.advance(REVALIDATE_AFTER_MS + 1);
  const again = vi.fn(async () => ({ path: "/", html: "<p>gleich</p>" }));
  await cache.get("landing", again);
  await later(() => again.mock.calls.length).toBe(1);
  const written = () => write.mock.calls.filter(([key]) => key === "landing").length;
  await cache.get("last", render);
  await later(() => diskCache.saved.has("last")).toBe(true);
  expect(written()).toBe(1);
});

test("of pages published hundreds of times in a row the last ones are on disk, written one at a time", async () => {
  const diskCache = diskCacheInMemory();
  let [writing, mostAtOnce] = [0, 0];
  const write: DiskCache["write"] = async (key, page) => {
    mostAtOnce = Math.max(mostAtOnce, ++writing);
    await new Promise(setImmediate);
    await diskCache.write(key, page);
    writing -= 1;
  };
  const cache = newCache({ ...diskCache, write });
  for (let version = 1; version <= 300; version += 1) {
    freshness.found(String(version));
    await cache.prepare("landing", render);
    await cache.prepare("projects", async () => ({ path: "/projekte", html: "<p>always the same</p>" }));
  }
  await later(() => ["landing", "projects"].map((key) => diskCache.saved.get(key)?.version)).toEqual(["300", "300"]);
  expect(mostAtOnce).toBe(1);
});

test("concurrent visitors share one render", async () => {
  const cache = newCache();
  const pages = await Promise.all([1, 2, 3].map(() => cache.get("landing", render)));
  expect(new Set(pages).size).toBe(1);
  expect(rendered).toBe(1);
});

test("the next visitor sees a publication", async () => {
  const cache = newCache();
  await cache.get("landing", render);
  freshness.published();
  expect(htmlOf(await cache.get("landing", render))).toBe("<p>2</p>");
});

test("a render that started before a publication isn't served as the published page", async () => {
  const cache = newCache();
  let text = "old";
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const reading = vi.fn(async () => {
    const html = text;
    await slow;
    return { path: "/", html };
  });
  const before = cache.get("landing", reading);
  await later(() => reading.mock.calls.length).toBeGreaterThan(0);
  text = "new";
  freshness.published();
  const after = cache.get("landing", reading);
  finish();
  expect([htmlOf(await before), htmlOf(await after)]).toEqual(["new", "new"]);
});

test("while the content system is down visitors get the last good page, however old", async () => {
  const cache = newCache();
  await cache.get("landing", render);
  for (const change of [() => schedule.advance(DAY_MS), () => freshness.found("2"), () => freshness.published()]) {
    await change();
    expect(htmlOf(await cache.get("landing", failing))).toBe("<p>1</p>");
  }
  await later(() => failures.length).toBeGreaterThan(0);
});

test("once the content system is back, so is the current page", async () => {
  const cache = newCache();
  await cache.get("landing", render);
  freshness.published();
  await cache.get("landing", failing);
  await later(async () => htmlOf(await cache.get("landing", render))).toBe("<p>2</p>");
});

test("a slow content system delays one visitor of a cached page a little, and the next one not at all", async () => {
  const cache = newCache();
  await cache.get("landing", render);
  freshness.published();
  const never = () => new Promise<never>(() => {});
  const waiting = cache.get("landing", never);
  await schedule.advance(RENEWAL_TIMEOUT_MS);
  expect(htmlOf(await waiting)).toBe("<p>1</p>");
  expect(htmlOf(await cache.get("landing", never))).toBe("<p>1</p>");
});

test("without a cached page the error is thrown", async () => {
  await expect(newCache().get("landing", failing)).rejects.toThrow("content is down");
});

test("a restarted site serves the page on disk immediately while the version is unknown or unchanged", async () => {
  const diskCache = diskCacheInMemory();
  await newCache(diskCache).prepare("landing", render);
  await later(() => diskCache.saved.size).toBe(1);
  for (const version of ["", "1"]) {
    restarted(version);
    const cache = newCache(diskCache);
    expect(await cache.has("landing")).toBe(true);
    expect(htmlOf(await cache.get("landing", failing))).toBe("<p>1</p>");
  }
  expect(failures).toEqual([]);
});

test("a restarted site renders the page if something was published meanwhile, and serves the one on disk if that fails", async () => {
  const diskCache = diskCacheInMemory();
  await newCache(diskCache).prepare("landing", render);
  await later(() => diskCache.saved.size).toBe(1);
  restarted("2");
  expect(htmlOf(await newCache(diskCache).get("landing", failing))).toBe("<p>1</p>");
  expect(htmlOf(await newCache(diskCache).get("landing", render))).toBe("<p>2</p>");
});

test("an unpublished page is gone from memory and disk", async () => {
  const diskCache = diskCacheInMemory();
  const cache = newCache(diskCache);
  await cache.prepare("project/1", render);
  await later(() => diskCache.saved.size).toBe(1);
  freshness.published();
  expect(await cache.get("project/1", async () => null)).toBeNull();
  expect(cache.size).toBe(0);
  expect(diskCache.saved.size).toBe(0);
});

test("requests for missing pages fill neither memory nor disk", async () => {
  const diskCache = diskCacheInMemory();
  const cache = newCache(diskCache);
  for (let id = 0; id < 100; id++) await cache.get(`project/${id}`, async () => null);
  expect(cache.size).toBe(0);
  expect(diskCache.saved.size).toBe(0);
});

test("memory is limited: the least recently used page is evicted", async () => {
  const cache = newCache(NO_DISK_CACHE, 1000);
  for (let id = 0; id < 100; id++) {
    await schedule.advance(1);
    await cache.get(`project/${id}`, render);
    await cache.get("project/0", render);
  }
  expect(cache.size).toBeLessThan(30);
  expect(cache.size).toBeGreaterThan(2);
  expect(htmlOf(await cache.get("project/0", render))).toBe("<p>1</p>");
});

test("with a full disk visitors still get pages", async () => {
  const full = { ...NO_DISK_CACHE, write: () => Promise.reject(new Error("ENOSPC")) };
  expect(htmlOf(await newCache(full).get("landing", render))).toBe("<p>1</p>");
  await later(() => failures).toHaveLength(1);
});
