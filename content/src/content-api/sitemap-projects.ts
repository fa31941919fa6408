import { sql } from "@payloadcms/db-sqlite/drizzle";
import { readRows } from "../platform/database/statement.ts";
import { uploadUrl } from "./media-entity.ts";
import type { GraphQLContext } from "./root-fields.ts";

/** The maximum for a sitemap (sitemaps.org, protocol). */
const MAX = 50_000;

const GREATEST_ID = 2 ** 31 - 1;

type Row = { id: number; header: string | null; changed: string | Date; filename: string | null };

const idOf = (given: string) => Math.min(Math.trunc(Number(given)) || 0, GREATEST_ID);

/** The published projects in a range of ids, read from the tables: as entries, five thousand take seconds. */
export async function sitemapProjects(
  _: unknown,
  { after, last }: { after: string; last: string },
  { payload }: GraphQLContext,
) {
  const rows = await readRows<Row>(
    payload,
    sql`SELECT projects.id, projects.header, projects.updated_at AS changed, media.filename FROM projects
      LEFT JOIN media ON media.id = projects.image_id AND media.deleted_at IS NULL
      WHERE projects._status = 'published' AND projects.deleted_at IS NULL
        AND projects.id > ${idOf(after)} AND projects.id <= ${idOf(last)}
      ORDER BY projects.id LIMIT ${MAX}`,
  );
  return rows.map(({ id, header, changed, filename }) => ({
    id: String(id),
    header: header ?? "",
    updatedAt: new Date(changed).toISOString(),
    picture: filename ? uploadUrl(filename) : null,
  }));
}
