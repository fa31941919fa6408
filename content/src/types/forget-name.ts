import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { CollectionAfterDeleteHook } from "payload";
import { forgetPlanner } from "../editing/publishing/plans/plans.ts";
import { authorsOf } from "../entry/author.ts";
import { EDITED_COLLECTIONS, EDITED_GLOBALS } from "../entry/entry.ts";
import type { User } from "../payload-types.ts";
import { runStatement } from "../platform/database/statement.ts";

/** Removes a deleted account's name from everything it has changed, unless another account has the same name. */
export const forgetName: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  const name = doc.name || doc.email;
  const { totalDocs } = await req.payload.count({ collection: "users", where: { name: { equals: name } }, req });
  if (totalDocs > 0) return doc;
  for (const slug of [...EDITED_COLLECTIONS, ...EDITED_GLOBALS]) {
    const table = slug.replaceAll("-", "_");
    const [entries, versions] = [sql.identifier(table), sql.identifier(`_${table}_v`)];
    for (const [author, former] of authorsOf(name)) {
      await runStatement(req, sql`UPDATE ${entries} SET last_editor = ${former} WHERE last_editor = ${author}`);
      if (slug === "media") continue; // it has no versions
      await runStatement(
        req,
        sql`UPDATE ${versions} SET version_last_editor = ${former} WHERE version_last_editor = ${author}`,
      );
    }
  }
  await forgetPlanner(req, name);
  return doc;
};
