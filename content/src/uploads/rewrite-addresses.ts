import { type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import { MODERN_ENCODINGS, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { CollectionAfterChangeHook, PayloadRequest } from "payload";
import { runStatement } from "../database/statement.ts";
import { editorName } from "../editing/entry.ts";
import type { Media } from "../payload-types.ts";
import { fileStem } from "../publishing/file-stem.ts";
import { encodedName } from "./encodings.ts";
import { renditionFiles } from "./renditions.ts";

/** A table with Markdown: its columns, and how its rows name the entry that they belong to. */
type Texts = { table: string; columns: string[]; entry: "id" | "_parent_id" };

/** An entry's own table, that of its versions, and those in which texts of either lie. */
type Place = { main: string; versions: string; global?: boolean; own: Texts[]; old: Texts[] };

const own = (table: string, columns: string[], entry: Texts["entry"] = "id"): Texts => ({ table, columns, entry });

const PLACES: Place[] = [
  {
    main: "services",
    versions: "_services_v",
    own: [
      own("services", ["main_content", "slide_content"]),
      own("services_service_assets", ["content"], "_parent_id"),
    ],
    old: [
      own("_services_v", ["version_main_content", "version_slide_content"]),
      own("_services_v_version_service_assets", ["content"], "_parent_id"),
    ],
  },
  {
    main: "references",
    versions: "_references_v",
    own: [own("references", ["description"])],
    old: [own("_references_v", ["version_description"])],
  },
  {
    main: "projects",
    versions: "_projects_v",
    own: [own("projects", ["content"])],
    old: [own("_projects_v", ["version_content"])],
  },
  {
    main: "pages",
    versions: "_pages_v",
    own: [own("pages", ["content"])],
    old: [own("_pages_v", ["version_content"])],
  },
  {
    main: "legal_texts",
    versions: "_legal_texts_v",
    own: [own("legal_texts", ["impressum", "privacy_policy", "accessibility_statement"])],
    old: [own("_legal_texts_v", ["version_impressum", "version_privacy_policy", "version_accessibility_statement"])],
  },
];

const name = (identifier: string) => sql.identifier(identifier);

/** Old file names with the new ones that stand in for them: the same size where there is one, else the file itself. */
function replacements(before: Media, after: Media): [string, string][] {
  const sizes = new Map(renditionFiles(after));
  const whole = after.filename ?? "";
  const pairs: [string, string][] = renditionFiles(before).flatMap(([size, old]) => {
    const current = sizes.get(size) ?? whole;
    const encoded = MODERN_ENCODINGS.map((encoding) => encodedName(old, encoding)).filter((each) => each !== old);
    return [[old, current], ...encoded.map((each): [string, string] => [each, current])] as [string, string][];
  });
  return [[before.filename ?? "", whole], ...pairs].filter(([old, current]) => old && current) as [string, string][];
}

/** Ids of the rows of a table whose texts hold an address of the old file. */
function rowsWith({ table, columns, entry }: Texts, stem: string): SQL {
  const pattern = `%${UPLOADS_PREFIX}%${stem}%`;
  const conditions = columns.map((column) => sql`${name(column)} LIKE ${pattern}`);
  return sql`SELECT ${name(entry)} FROM ${name(table)} WHERE ${sql.join(conditions, sql` OR `)}`;
}

/**
 * Marks what is about to be rewritten as saved now, by who replaced the file and by no form: a form that still holds the old
 * address must not save it back.
 */
async function markAsSaved(req: PayloadRequest, place: Place, stem: string): Promise<void> {
  const now = new Date().toISOString();
  const editor = editorName(req);
  for (const texts of place.own) {
    await runStatement(
      req,
      sql`UPDATE ${name(place.main)} SET updated_at = ${now}, last_editor = ${editor}, last_form = NULL
        WHERE id IN (${rowsWith(texts, stem)})`,
    );
  }
  for (const texts of place.old) {
    await runStatement(
      req,
      sql`UPDATE ${name(place.versions)} SET version_updated_at = ${now}, version_last_editor = ${editor},
        version_last_form = NULL WHERE latest = ${true} AND id IN (${rowsWith(texts, stem)})`,
    );
  }
}

/** Rewrites a replaced file's address in every text, draft and version, in the same transaction. */
async function rewriteAddresses(req: PayloadRequest, before: Media, after: Media): Promise<void> {
  const stem = fileStem(before);
  const pairs = replacements(before, after);
  for (const place of PLACES) {
    await markAsSaved(req, place, stem);
    for (const { table, columns } of [...place.own, ...place.old]) {
      for (const column of columns) {
        const value = pairs.reduce(
          (text, [old, current]) => sql`replace(${text}, ${UPLOADS_PREFIX + old}, ${UPLOADS_PREFIX + current})`,
          sql`${name(column)}`,
        );
        const pattern = `%${UPLOADS_PREFIX}%${stem}%`;
        await runStatement(
          req,
          sql`UPDATE ${name(table)} SET ${name(column)} = ${value} WHERE ${name(column)} LIKE ${pattern}`,
        );
      }
    }
  }
}

export const rewriteAfterChange: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, operation, req }) => {
  const replaced = operation === "update" && previousDoc?.filename && previousDoc.filename !== doc.filename;
  if (replaced) await rewriteAddresses(req, previousDoc, doc);
  return doc;
};
