import { sql } from "@payloadcms/db-sqlite/drizzle";
import { RENDITION_PREFIX } from "@schaufenster/contract/media";
import { cachedPerVersion } from "../entry/cached-per-version.ts";
import { fileStem } from "../entry/file-stem.ts";
import { readRows } from "../platform/database/statement.ts";

type File = { id: number; filename: string | null; poster: number | null } & Record<
  "credit" | "caption",
  string | null
>;

const PUBLIC = sql`_status = 'published' AND deleted_at IS NULL`;
const OF_PUBLIC_SERVICE = sql`SELECT id FROM services WHERE ${PUBLIC}`;

/**
 * Files referenced by fields of published entries. Read from the tables: as entries, thousands of projects take
 * seconds.
 */
const NAMED = sql`
  SELECT slide_image_id AS id FROM services WHERE ${PUBLIC}
  UNION SELECT media_id FROM services_rels WHERE parent_id IN (${OF_PUBLIC_SERVICE})
  UNION SELECT image_id FROM "references" WHERE ${PUBLIC}
  UNION SELECT local_video_id FROM "references" WHERE ${PUBLIC}
  UNION SELECT image_id FROM projects WHERE ${PUBLIC}
  UNION SELECT share_image_id FROM projects WHERE ${PUBLIC}
  UNION SELECT image_id FROM pages WHERE ${PUBLIC}
  UNION SELECT share_image_id FROM pages WHERE ${PUBLIC}
  UNION SELECT badge_image_id FROM site_settings
  UNION SELECT share_image_id FROM site_settings`;

const TEXTS = sql`
  SELECT text FROM (
    SELECT main_content AS text FROM services WHERE ${PUBLIC}
    UNION ALL SELECT slide_content FROM services WHERE ${PUBLIC}
    UNION ALL SELECT content FROM services_service_assets WHERE _parent_id IN (${OF_PUBLIC_SERVICE})
    UNION ALL SELECT description FROM "references" WHERE ${PUBLIC}
    UNION ALL SELECT content FROM projects WHERE ${PUBLIC}
    UNION ALL SELECT content FROM pages WHERE ${PUBLIC}
  ) AS texts WHERE text LIKE '%/uploads/%'`;

const LIBRARY = sql`
  SELECT id, filename, poster_id AS poster, credit, caption FROM media WHERE deleted_at IS NULL ORDER BY credit, id`;

/**
 * The files shown on public pages, by credit: those of published entries, of their texts and of the settings, and the
 * stills of films.
 */
export const publicFiles = cachedPerVersion("public files", async (payload) => {
  const named = new Set((await readRows<{ id: number | null }>(payload, NAMED)).map(({ id }) => id));
  const stems = new Set((await readRows<{ text: string }>(payload, TEXTS)).flatMap(({ text }) => stemsIn(text)));
  const library = await readRows<File>(payload, LIBRARY);
  const shown = new Set(library.filter((file) => named.has(file.id) || stems.has(fileStem(file))));
  const stills = new Set([...shown].map(({ poster }) => poster));
  return library.filter((file) => shown.has(file) || stills.has(file.id));
});

/** The stems of all files that a text references, in any size. */
function stemsIn(text: string): string[] {
  const names = [...text.matchAll(/\/uploads\/([^\s/.()<>"]+)\./g)].map(([, name = ""]) => name);
  return names.flatMap((name) => [name, name.replace(RENDITION_PREFIX, "")]);
}
