import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type DiskCache, NO_DISK_CACHE, type RenderedPage } from "./disk-cache.ts";
import type { EncodedPage } from "./encoded-page.ts";
import { INITIAL_FRESH_MS } from "./initial-content.ts";
import { FRESH_MS, PageCache, RENEWAL_TIMEOUT_MS, STALE_IF_ERROR_MS, STALE_WHILE_REVALIDATE_MS } from "./page-cache.ts";

let now = 0;
let rendered = 0;
const failures: unknown[] = [];

const passing = (ms: number) => {
  now += ms;
};
const htmlOf = (page: EncodedPage | null) => page && Buffer.from(page.body.identity).toString();
const render = async () => ({ path: "/", html: `<p>${++rendered}</p>` });
const failing = async () => {
  throw new Error("content is down");
};

function newCache(diskCache: DiskCache = NO_DISK_CACHE, maxBytes?: number): PageCache {
  const onFailure = (_: string, error: unknown) => failures.push(error);
  return new PageCache({ diskCache, now: () => now, onFailure, ...(maxBytes ? { maxBytes } : {}) });
}

function diskCacheInMemory(): DiskCache & { saved: Map<string, RenderedPage> } {
  const saved = new Map<string, RenderedPage>();
  return {
    saved,
    read: async (key) => saved.get(key) ?? null,
    write: async (key, page) => void saved.set(key, page),
    remove: async (key) => void saved.delete(key),
  };
}

beforeEach(() => {
  now = 1000;
  rendered = 0;
  failures.length = 0;
});
afterEach(() => vi.useRealTimers());

test("a fresh page is served from memory", async () => {
  const cache = newCache();
  const first = await cache.get("landing", render);
  passing(FRESH_MS - 1);
  expect(await cache.get("landing", render)).toBe(first);
  expect(rendered).toBe(1);
});

test("a page a little older is served at once and renewed for the next visitor", async () => {
  const cache = newCache();
  await cache.get("landing", render);
  passing(FRESH_MS + 1);
  expect(htmlOf(await cache.get("landing", render))).toBe("<p>1</p>");
  await vi.waitFor(async () => expect(htmlOf(await cache.get("landing", render))).toBe("<p>2</p>"));
  expect(rendered).toBe(2);
});

test("a page that is the same as before stays the page it is: nothing is compressed anew", async () => {
  const cache = newCache();
  const same = async () => ({ path: "/", html: "<p>gleich</p>" });
  const first = await cache.get("landing", same);
  passing(STALE_WHILE_REVALIDATE_MS + 1);
  expect(await cache.get("landing", same)).toBe(first);
  expect(await cache.get("landing", async () => ({ path: "/", html: "<p>anders</p>" }))).toBe(first);
  passing(STALE_WHILE_REVALIDATE_MS + 1);
  expect(await cache.get("landing", async () => ({ path: "/neu", html: "<p>gleich</p>" }))).not.toBe(first);
});

test("no visitor sees a page older than a minute while the content system answers", async () => {
  const cache = newCache();
  await cache.get("landing", render);
  passing(STALE_WHILE_REVALIDATE_MS + 1);
  expect(htmlOf(await cache.get("landing", render))).toBe("<p>2</p>");
});

test("visitors who come at the same time share one render", async () => {
  const cache = newCache();
  const pages = await Promise.all([1, 2, 3].map(() => cache.get("landing", render)));
  expect(new Set(pages).size).toBe(1);
  expect(rendered).toBe(1);
});

test("what was published is seen by the next visitor", async () => {
  const cache = newCache();
  await cache.get("landing", render);
  cache.expire();
  expect(htmlOf(await cache.get("landing", render))).toBe("<p>2</p>");
});

test("once a picture is encoded, only pages that show it are rendered anew", async () => {
  const cache = newCache();
  const showing = (file: string) => async () => ({ path: "/", html: `<img src="/uploads/${file}"> ${++rendered}` });
  const keys = ["large_haus_0a1b2c3d4e.jpg", "haus_0a1b2c3d4e.jpg", "large_haus_ffffffffff.jpg"];
  for (const key of keys) await cache.get(key, showing(key));
  expect([cache.expireShowing(["haus_0a1b2c3d4e"]), cache.expireShowing(["nirgends_0a1b2c3d4e"])]).toEqual([
    true,
    false,
  ]);
  const shown = await Promise.all(keys.map(async (key) => htmlOf(await cache.get(key, showing(key)))?.at(-1)));
  expect(shown).toEqual(["4", "5", "3"]);
});

test("a render that began before a publish is not passed off as the published page", async () => {
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
  await vi.waitFor(() => expect(reading).toHaveBeenCalled());
  text = "new";
  cache.expire();
  const after = cache.get("landing", reading);
  finish();
  expect([htmlOf(await before), htmlOf(await after)]).toEqual(["new", "new"]);
});

test("while the content system is down visitors see the last good page, however old", async () => {
  const cache = newCache();
  await cache.get("landing", render);
  for (const age of [FRESH_MS + 1, STALE_WHILE_REVALIDATE_MS + 1, STALE_WHILE_REVALIDATE_MS * 1000]) {
    passing(age);
    expect(htmlOf(await cache.get("landing", failing))).toBe("<p>1</p>");
  }
  cache.expire();
  expect(htmlOf(await cache.get("landing", failing))).toBe("<p>1</p>");
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0));
});

test("once the content system is back, so is the fresh page", async () => {
  const cache = newCache();
  await cache.get("landing", render);
  passing(STALE_WHILE_REVALIDATE_MS + 1);
  await cache.get("landing", failing);
  passing(STALE_IF_ERROR_MS + 1);
  expect(htmlOf(await cache.get("landing", render))).toBe("<p>2</p>");
});

test("a slow content system makes a visitor wait a little for a page that is cached, and the next one not at all", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const cache = newCache();
  await cache.get("landing", render);
  passing(STALE_WHILE_REVALIDATE_MS + 1);
  const never = () => new Promise<never>(() => {});
  const waiting = cache.get("landing", never);
  await vi.advanceTimersByTimeAsync(RENEWAL_TIMEOUT_MS);
  expect(htmlOf(await waiting)).toBe("<p>1</p>");
  expect(htmlOf(await cache.get("landing", never))).toBe("<p>1</p>");
});

test("without a cached page the failure is thrown", async () => {
  await expect(newCache().get("landing", failing)).rejects.toThrow("content is down");
});

test("a restarted site shows the page on disk while the content system is down", async () => {
  const diskCache = diskCacheInMemory();
  await newCache(diskCache).get("landing", render);
  const restarted = newCache(diskCache);
  expect(await restarted.has("landing")).toBe(true);
  expect(htmlOf(await restarted.get("landing", failing))).toBe("<p>1</p>");
});

test("a restarted site prefers the fresh page to the one on disk", async () => {
  const diskCache = diskCacheInMemory();
  await newCache(diskCache).get("landing", render);
  expect(htmlOf(await newCache(diskCache).get("landing", render))).toBe("<p>2</p>");
});

test("a page that was withdrawn is gone, from memory and from disk", async () => {
  const diskCache = diskCacheInMemory();
  const cache = newCache(diskCache);
  await cache.get("project/1", render);
  cache.expire();
  expect(await cache.get("project/1", async () => null)).toBeNull();
  expect(cache.size).toBe(0);
  expect(diskCache.saved.size).toBe(0);
});

test("asking for pages that do not exist fills neither memory nor disk", async () => {
  const diskCache = diskCacheInMemory();
  const cache = newCache(diskCache);
  for (let id = 0; id < 100; id++) await cache.get(`project/${id}`, async () => null);
  expect(cache.size).toBe(0);
  expect(diskCache.saved.size).toBe(0);
});

test("memory is bounded: the page unused for longest goes", async () => {
  const cache = newCache(NO_DISK_CACHE, 1000);
  for (let id = 0; id < 100; id++) await cache.get(`project/${id}`, render);
  expect(cache.size).toBeLessThan(30);
  expect(cache.size).toBeGreaterThan(0);
});

test("a full disk keeps no page from its visitor", async () => {
  const full = { ...NO_DISK_CACHE, write: () => Promise.reject(new Error("ENOSPC")) };
  expect(htmlOf(await newCache(full).get("landing", render))).toBe("<p>1</p>");
  await vi.waitFor(() => expect(failures).toHaveLength(1));
});

test("what no webhook told of shows within a minute: shared content and the page made of it together", () => {
  expect(INITIAL_FRESH_MS + STALE_WHILE_REVALIDATE_MS).toBeLessThanOrEqual(60_000);
});
