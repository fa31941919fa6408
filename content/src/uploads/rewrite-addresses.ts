import { type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import { MODERN_ENCODINGS, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { CollectionAfterChangeHook, PayloadRequest } from "payload";
import { runStatement } from "../database/statement.ts";
import { editorName } from "../editing/entry.ts";
import type { Media } from "../payload-types.ts";
import { fileStem } from "../publishing/file-stem.ts";
import { encodedName, renditionFiles } from "./renditions.ts";

/** A table with Markdown: its columns, how its rows name the entry or version they belong to, and the table that holds it. */
type Texts = {
  table: string;
  columns: string[];
  entry: "id" | "_parent_id";
  holder: string;
  prefix: "" | "version_";
};

/** The tables of an entry or a global and of its versions, with those of the rows of an array within. */
function textsOf(main: string, columns: string[], rows: Record<string, string[]> = {}): Texts[] {
  return (["", "version_"] as const).flatMap((prefix) => {
    const holder = prefix ? `_${main}_v` : main;
    const own: Texts = { table: holder, columns: columns.map((each) => prefix + each), entry: "id", holder, prefix };
    const within = Object.entries(rows).map(
      ([name, columns]): Texts => ({
        table: `${holder}_${prefix}${name}`,
        columns,
        entry: "_parent_id",
        holder,
        prefix,
      }),
    );
    return [own, ...within];
  });
}

const TEXTS = [
  ...textsOf("services", ["main_content", "slide_content"], { service_assets: ["content"] }),
  ...textsOf("references", ["description"]),
  ...textsOf("projects", ["content"]),
  ...textsOf("pages", ["content"]),
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

/** The texts that hold an address of the old file. */
const holds = (column: string, stem: string): SQL => sql`${name(column)} LIKE ${`%${UPLOADS_PREFIX}%${stem}%`}`;

/**
 * Marks what is about to be rewritten as saved now, by who replaced the file and by no form: a form that still holds the old
 * address must not save it back.
 */
async function markAsSaved(req: PayloadRequest, texts: Texts, stem: string): Promise<void> {
  const { table, columns, entry, holder, prefix } = texts;
  const set = (column: string) => name(prefix + column);
  const found = sql.join(
    columns.map((column) => holds(column, stem)),
    sql` OR `,
  );
  await runStatement(
    req,
    sql`UPDATE ${name(holder)} SET ${set("updated_at")} = ${new Date().toISOString()},
      ${set("last_editor")} = ${editorName(req)}, ${set("last_form")} = NULL
      WHERE id IN (SELECT ${name(entry)} FROM ${name(table)} WHERE ${found})
        ${prefix ? sql`AND latest = ${true}` : sql``}`,
  );
}

/** Rewrites a replaced file's address in every text, draft and version, in the same transaction. */
async function rewriteAddresses(req: PayloadRequest, before: Media, after: Media): Promise<void> {
  const stem = fileStem(before);
  const pairs = replacements(before, after);
  for (const texts of TEXTS) {
    await markAsSaved(req, texts, stem);
    for (const column of texts.columns) {
      const value = pairs.reduce(
        (text, [old, current]) => sql`replace(${text}, ${UPLOADS_PREFIX + old}, ${UPLOADS_PREFIX + current})`,
        sql`${name(column)}`,
      );
      await runStatement(
        req,
        sql`UPDATE ${name(texts.table)} SET ${name(column)} = ${value} WHERE ${holds(column, stem)}`,
      );
    }
  }
}

export const rewriteAfterChange: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, operation, req }) => {
  const replaced = operation === "update" && previousDoc?.filename && previousDoc.filename !== doc.filename;
  if (replaced) await rewriteAddresses(req, previousDoc, doc);
  return doc;
};
