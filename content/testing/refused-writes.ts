import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";
import { readRows, runStatement } from "../src/platform/database/statement.ts";
import { onPostgres } from "./databases.ts";

/** Makes the database refuse a kind of write, as on a full disk; returns a function that ends this. */
export async function refuseWrites(
  payload: Payload,
  write: "INSERT" | "UPDATE" | "DELETE",
  table: string,
): Promise<() => Promise<unknown>> {
  const run = (statement: string) => readRows(payload, sql.raw(statement));
  if (!onPostgres) {
    await run(`CREATE TRIGGER refused BEFORE ${write} ON ${table} BEGIN SELECT RAISE(FAIL, 'disk is full'); END`);
    return () => run("DROP TRIGGER refused");
  }
  await run(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'disk is full' USING ERRCODE = 'disk_full'; END $$`);
  await run(`CREATE TRIGGER refused BEFORE ${write} ON ${table} EXECUTE FUNCTION refuse()`);
  return () => run(`DROP TRIGGER refused ON ${table}`);
}

/** Writes a dangling reference, which is only checked on commit: the statement succeeds, the commit fails. */
export async function refuseCommit(req: PayloadRequest): Promise<void> {
  const run = (statement: string) => runStatement(req, sql.raw(statement));
  const inPostgres = ["parent", "categories"].map(
    (name) => `ALTER TABLE projects_rels ALTER CONSTRAINT projects_rels_${name}_fk DEFERRABLE INITIALLY DEFERRED`,
  );
  for (const statement of onPostgres ? inPostgres : ["PRAGMA defer_foreign_keys = ON"]) await run(statement);
  await run("INSERT INTO projects_rels (parent_id, path, categories_id) VALUES (987654, 'categories', 987654)");
}
