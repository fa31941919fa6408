import {
  SitemapChangesDocument,
  SitemapCountDocument,
  SitemapProjectsDocument,
} from "@schaufenster/contract/documents";
import { beforeEach, expect, test } from "vitest";
import type { LoadContext } from "../pages/load-context.ts";
import { SitemapProjects } from "./sitemap-projects.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Header and last change of each project of the content system, by id. */
let projects: Map<number, { header: string; updatedAt: string }>;
let queries = 0;
let now = 0;
let kept: SitemapProjects;

type Variables = { after: string; last: string; since?: string };

function query(document: unknown, { after, last, since = "" }: Variables) {
  queries += 1;
  const inRange = [...projects].filter(([id]) => id > Number(after) && id <= Number(last)).sort(([a], [b]) => a - b);
  const list = (from: typeof inRange) => ({
    data: from.slice(0, 100).map(([id, attributes]) => ({ id: String(id), attributes })),
  });
  const meta = { pagination: { total: inRange.length } };
  if (document === SitemapProjectsDocument) return { projects: list(inRange) };
  if (document === SitemapCountDocument) return { projects: { meta } };
  if (document === SitemapChangesDocument)
    return { all: { meta }, changed: list(inRange.filter(([, { updatedAt }]) => updatedAt >= since)) };
  throw new Error("Another query");
}

const context = { client: { query: async (...asked: Parameters<typeof query>) => query(...asked) } };

/** The entries of all, and how many queries they took. */
async function renew(last: number): Promise<{ entries: string[]; took: number }> {
  queries = 0;
  const range = { after: 0, last };
  const write = ({ id, header }: { id: string; header: string }) => `${id} ${header}`;
  const entries = await kept.entriesOf(range, context as unknown as LoadContext, write);
  return { entries, took: queries };
}

const expected = () => [...projects].sort(([a], [b]) => a - b).map(([id, { header }]) => `${id} ${header}`);
const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString();

beforeEach(() => {
  projects = new Map(Array.from({ length: 5000 }, (_, index) => [index + 1, { header: "alt", updatedAt: at(index) }]));
  kept = new SitemapProjects(() => now);
});

test("after a publish a sitemap of thousands is renewed with one query", async () => {
  expect(await renew(5000)).toEqual({ entries: expected(), took: 50 });
  projects.set(2500, { header: "neu", updatedAt: at(9000) });
  projects.set(5001, { header: "dazu", updatedAt: at(9001) });
  expect(await renew(5001)).toEqual({ entries: expected(), took: 1 });
});

test("projects that are no longer public are found by counting, wherever they were", async () => {
  await renew(5000);
  for (const id of [1, 777, 778, 5000]) projects.delete(id);
  projects.set(3000, { header: "neu", updatedAt: at(9000) });
  const { entries, took } = await renew(4999);
  expect(entries).toEqual(expected());
  expect(took).toBeLessThan(30);
});

test("after an import, and once a day, all are asked for", async () => {
  await renew(5000);
  for (const [id, project] of projects) projects.set(id, { ...project, header: "umgezogen", updatedAt: at(9000) });
  expect((await renew(5000)).entries).toEqual(expected());
  now += DAY_MS;
  expect((await renew(5000)).took).toBe(50);
});
