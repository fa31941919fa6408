import { type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import { MODERN_ENCODINGS, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { CollectionAfterChangeHook, PayloadRequest } from "payload";
import { editorName } from "../entry/entry.ts";
import { fileStem } from "../entry/file-stem.ts";
import type { Media } from "../payload-types.ts";
import { runStatement } from "../platform/database/statement.ts";
import { encodedName, renditionFiles } from "./renditions.ts";
import { PLACES } from "./usage.ts";

/** A column with Markdown, how its rows name the entry or version they belong to, and the table that holds that. */
type TextColumn = {
  table: string;
  column: string;
  entry: "id" | "_parent_id";
  holder: string;
  prefix: "" | "version_";
};

const snakeCase = (path: string) => path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a field of an entry and of its versions, in a table of its own where it is in the rows of an array. */
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

/** The texts that hold an address of the old file. */
const holds = (column: string, stem: string): SQL => sql`${name(column)} LIKE ${`%${UPLOADS_PREFIX}%${stem}%`}`;

/**
 * Marks what is about to be rewritten as saved now, by who replaced the file and by no form: a form that still holds the old
 * address must not save it back.
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

/** Rewrites a replaced file's address in every text, draft and version, in the same transaction. */
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
