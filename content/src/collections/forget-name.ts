import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { CollectionAfterDeleteHook } from "payload";
import { runStatement } from "../database/statement.ts";
import { authorsOf } from "../editing/author.ts";
import { EDITED_COLLECTIONS, EDITED_GLOBALS } from "../editing/entry.ts";
import type { User } from "../payload-types.ts";
import { forgetPlanner } from "../publishing/plans/plans.ts";

/** Removes the name of a deleted account from everything that it has changed, unless another account has the same name. */
export const forgetName: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  const name = doc.name || doc.email;
  const { totalDocs } = await req.payload.count({ collection: "users", where: { name: { equals: name } }, req });
  if (totalDocs > 0) return doc;
  const columns = [...EDITED_COLLECTIONS, ...EDITED_GLOBALS].flatMap((slug) => {
    const table = slug.replaceAll("-", "_");
    const versions: [string, string][] = slug === "media" ? [] : [[`_${table}_v`, "version_last_editor"]];
    return [[table, "last_editor"] as [string, string], ...versions];
  });
  for (const [table, column] of columns)
    for (const [author, former] of authorsOf(name))
      await runStatement(
        req,
        sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${former} WHERE ${sql.identifier(column)} = ${author}`,
      );
  await forgetPlanner(req, name);
  return doc;
};
