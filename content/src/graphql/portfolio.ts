import { type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import type { Window } from "./pagination.ts";
import type { Filters } from "./where.ts";

/**
 * What the portfolio's lists ask for most, asked of the indexes. Payload would read every project of a category for each
 * of its pages, and every project there is to know which categories have any: with ten thousand projects a page would
 * cost five times what it costs with a hundred.
 */

/** Ids of one page and how many there are in all. */
export type PageOfIds = { ids: number[]; total: number };

const PUBLISHED = "published";

/** Rows of a statement, whichever database answers it. */
async function rowsOf(payload: Payload, statement: SQL): Promise<Record<string, unknown>[]> {
  const database = payload.db as unknown as {
    drizzle: unknown;
    execute: (args: { db: unknown; sql: SQL }) => Promise<{ rows: Record<string, unknown>[] }>;
  };
  return (await database.execute({ db: database.drizzle, sql: statement })).rows;
}

const numbers = (rows: Record<string, unknown>[], column: string) => rows.map((row) => Number(row[column]));

/** Ids of the categories that have at least one published project. */
export async function categoriesInUse(payload: Payload): Promise<number[]> {
  const statement = sql`SELECT c.id AS id FROM categories c WHERE EXISTS (
    SELECT 1 FROM projects_rels r JOIN projects p ON p.id = r.parent_id
    WHERE r.categories_id = c.id AND r.path = 'categories' AND p._status = ${PUBLISHED})`;
  return numbers(await rowsOf(payload, statement), "id");
}

/** A page of the published projects, newest first. */
export async function latestProjects(payload: Payload, { start, size }: Window): Promise<PageOfIds> {
  const [found, counted] = await Promise.all([
    rowsOf(
      payload,
      sql`SELECT id FROM projects WHERE _status = ${PUBLISHED} ORDER BY id DESC LIMIT ${size} OFFSET ${start}`,
    ),
    rowsOf(payload, sql`SELECT count(*) AS total FROM projects WHERE _status = ${PUBLISHED}`),
  ]);
  return { ids: numbers(found, "id"), total: numbers(counted, "total")[0] ?? 0 };
}

/** A page of the published projects of one category, newest first. */
export async function latestOfCategory(
  payload: Payload,
  category: number,
  { start, size }: Window,
): Promise<PageOfIds> {
  const inCategory = sql`FROM projects_rels r JOIN projects p ON p.id = r.parent_id
    WHERE r.categories_id = ${category} AND r.path = 'categories' AND p._status = ${PUBLISHED}`;
  const [found, counted] = await Promise.all([
    rowsOf(
      payload,
      sql`SELECT r.parent_id AS id ${inCategory} ORDER BY r.parent_id DESC LIMIT ${size} OFFSET ${start}`,
    ),
    rowsOf(payload, sql`SELECT count(*) AS total ${inCategory}`),
  ]);
  return { ids: numbers(found, "id"), total: numbers(counted, "total")[0] ?? 0 };
}

/** Whether a filter asks for those with a published entry and nothing else (spec §7: non-empty categories). */
export function asksForPublishedOnly(filters: Filters): boolean {
  return JSON.stringify(filters) === JSON.stringify({ publishedAt: { notNull: true } });
}

/** The category of a filter that asks for one category by its id and nothing else; null for any other filter. */
export function categoryAskedFor(filters: Filters): number | null {
  const [, id] = /^\{"categories":\{"id":\{"eq":"?(\d{1,15})"?\}\}\}$/.exec(JSON.stringify(filters)) ?? [];
  return id === undefined ? null : Number(id);
}
