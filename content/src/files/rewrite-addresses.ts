import { type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import { MODERN_ENCODINGS, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { CollectionAfterChangeHook, PayloadRequest } from "payload";
import { editorName } from "../entry/entry.ts";
import { fileStem } from "../entry/file-stem.ts";
import type { Media } from "../payload-types.ts";
import { runStatement } from "../platform/database/statement.ts";
import { encodedName, renditionFiles } from "./renditions.ts";
import { PLACES } from "./usage.ts";

/** A Markdown column, the column that references its entry or version, and the table of these. */
type TextColumn = {
  table: string;
  column: string;
  entry: "id" | "_parent_id";
  holder: string;
  prefix: "" | "version_";
};

const snakeCase = (path: string) => path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a field in the tables of entries and versions; fields in array rows have tables of their own. */
function columnsOf(collection: string, path: string): TextColumn[] {
  const [column = "", rows] = snakeCase(path).split(".").reverse();
  return (["", "version_"] as const).map((prefix) => {
    const holder = prefix ? `_${collection}_v` : collection;
    return rows
      ? { table: `${holder}_${prefix}${rows}`, column, entry: "_parent_id", holder, prefix }
      : { table: holder, column: prefix + column, entry: "id", holder, prefix };
  });
}

const COLUMNS = PLACES.flatMap(({ collection, texts }) => texts.flatMap((path) => columnsOf(collection, path)));

const name = (identifier: string) => sql.identifier(identifier);

/** Old file names and their replacements: the same size if possible, otherwise the file itself. */
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

const holds = (column: string, stem: string): SQL => sql`${name(column)} LIKE ${`%${UPLOADS_PREFIX}%${stem}%`}`;

/**
 * Marks entries that will be rewritten as saved now, by the user who replaced the file, so that an open form can't save
 * the old URL again.
 */
async function markAsSaved(req: PayloadRequest, text: TextColumn, stem: string): Promise<void> {
  const { table, column, entry, holder, prefix } = text;
  const set = (field: string) => name(prefix + field);
  await runStatement(
    req,
    sql`UPDATE ${name(holder)} SET ${set("updated_at")} = ${new Date().toISOString()},
      ${set("last_editor")} = ${editorName(req)}, ${set("last_form")} = NULL
      WHERE id IN (SELECT ${name(entry)} FROM ${name(table)} WHERE ${holds(column, stem)})
        ${prefix ? sql`AND latest = ${true}` : sql``}`,
  );
}

/** Rewrites a replaced file's URL in all texts, drafts and versions, in the same transaction. */
async function rewriteAddresses(req: PayloadRequest, before: Media, after: Media): Promise<void> {
  const stem = fileStem(before);
  const pairs = replacements(before, after);
  for (const text of COLUMNS) {
    await markAsSaved(req, text, stem);
    const { table, column } = text;
    const value = pairs.reduce(
      (rewritten, [old, current]) => sql`replace(${rewritten}, ${UPLOADS_PREFIX + old}, ${UPLOADS_PREFIX + current})`,
      sql`${name(column)}`,
    );
    await runStatement(req, sql`UPDATE ${name(table)} SET ${name(column)} = ${value} WHERE ${holds(column, stem)}`);
  }
}

export const rewriteAfterChange: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, operation, req }) => {
  const replaced = operation === "update" && previousDoc?.filename && previousDoc.filename !== doc.filename;
  if (replaced) await rewriteAddresses(req, previousDoc, doc);
  return doc;
};
