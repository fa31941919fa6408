import { and, count, desc, eq, exists, isNull } from "@payloadcms/db-postgres/drizzle";
import type { Payload } from "payload";
import type { Window } from "./pagination.ts";
import type { Filters } from "./where.ts";

/**
 * Answers the most frequent questions of the portfolio's lists from the indexes. Payload would read every project of a
 * category for each of its pages, and every project there is to know which categories have any: with ten thousand
 * projects a page would cost five times what it costs with a hundred.
 */

/** Ids of one page and how many there are in all. */
export type PageOfIds = { ids: number[]; total: number };

/** Drizzle's query builder and the tables, as Payload documents them; its types are those of PostgreSQL, SQLite has the same methods. */
function tablesOf({ db }: Payload) {
  const { projects, projects_rels: relations, categories } = db.tables;
  const isInCategory = and(eq(relations.parent, projects.id), eq(relations.path, "categories"));
  const isPublished = and(eq(projects._status, "published"), isNull(projects.deletedAt)); // not in the trash
  return { drizzle: db.drizzle, projects, relations, categories, isInCategory, isPublished };
}

const idsOf = (rows: { id: unknown }[]) => rows.map(({ id }) => Number(id));

/** Ids of the categories that have at least one published project. */
export async function categoriesInUse(payload: Payload): Promise<number[]> {
  const { drizzle, projects, relations, categories, isInCategory, isPublished } = tablesOf(payload);
  const published = drizzle
    .select({ id: projects.id })
    .from(relations)
    .innerJoin(projects, isInCategory)
    .where(and(eq(relations.categoriesID, categories.id), isPublished));
  return idsOf(
    await drizzle
      .select({ id: categories.id })
      .from(categories)
      .where(and(isNull(categories.deletedAt), exists(published))),
  );
}

/** A page of the published projects, newest first. */
export async function latestProjects(payload: Payload, { start, size }: Window): Promise<PageOfIds> {
  const { drizzle, projects, isPublished } = tablesOf(payload);
  const [found, counted] = await Promise.all([
    drizzle
      .select({ id: projects.id })
      .from(projects)
      .where(isPublished)
      .orderBy(desc(projects.id))
      .limit(size)
      .offset(start),
    drizzle.select({ total: count() }).from(projects).where(isPublished),
  ]);
  return { ids: idsOf(found), total: counted[0]?.total ?? 0 };
}

/** A page of the published projects of one category, newest first. */
export async function latestOfCategory(
  payload: Payload,
  category: number,
  { start, size }: Window,
): Promise<PageOfIds> {
  const { drizzle, projects, relations, isInCategory, isPublished } = tablesOf(payload);
  const isWanted = and(eq(relations.categoriesID, category), isPublished);
  const [found, counted] = await Promise.all([
    drizzle
      .select({ id: relations.parent })
      .from(relations)
      .innerJoin(projects, isInCategory)
      .where(isWanted)
      .orderBy(desc(relations.parent))
      .limit(size)
      .offset(start),
    drizzle.select({ total: count() }).from(relations).innerJoin(projects, isInCategory).where(isWanted),
  ]);
  return { ids: idsOf(found), total: counted[0]?.total ?? 0 };
}

/** Whether a filter asks for those with a published entry and nothing else (spec §7: non-empty categories). */
export function asksForPublishedOnly(filters: Filters): boolean {
  return onlyValue(filters, ["publishedAt", "notNull"]) === true;
}

/** The category of a filter that asks for one category by its id and nothing else; null for any other filter. */
export function categoryAskedFor(filters: Filters): number | null {
  const id = String(onlyValue(filters, ["categories", "id", "eq"]));
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}

/** The value that a filter compares with when it has this one path and nothing beside it; undefined otherwise. */
function onlyValue(filters: unknown, path: string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return filters;
  if (typeof filters !== "object" || filters === null || Object.keys(filters).join() !== key) return undefined;
  return onlyValue(Object.entries(filters)[0]?.[1], rest);
}
