import { expect, test } from "vitest";
import type { Initial } from "../../content/initial.ts";
import { NO_DISK_CACHE } from "./disk-cache.ts";
import { encodePage } from "./encoded-page.ts";
import { INITIALS_MAX, PageStore } from "./page-store.ts";

test("hundreds of publications, each with pages of its own, keep few contents in memory", async () => {
  const store = new PageStore({ diskCache: NO_DISK_CACHE, maxBytes: 1024 * 1024, onFailure: () => {} });
  for (let number = 0; number < 300; number += 1) {
    const page = await encodePage("/", `<p>${number}</p>`, "at once");
    const initial = { site: { number } } as unknown as Initial;
    store.keep(`page ${number}`, { page, version: `${number}`, initial, visitedAt: 0, renderedAt: 0, render: null });
  }
  const held = store.entries().flatMap(([, { initial }]) => initial ?? []);
  expect(store.size).toBe(300);
  expect(new Set(held).size).toBe(INITIALS_MAX);
  expect(store.peek("page 299")?.initial).not.toBeNull();
});
