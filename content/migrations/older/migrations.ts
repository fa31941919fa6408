import type { MigrateUpArgs as PostgresArgs } from "@payloadcms/db-postgres";
import { type MigrateUpArgs as SqliteArgs, sql } from "@payloadcms/db-sqlite";
import type { Migration } from "payload";
import { type Kind, STEPS } from "./names.ts";
import { statementsOf } from "./statements.ts";
import { toBaseline } from "./to-baseline.ts";

const NO_WAY_BACK = () => Promise.reject(new Error("There is no way back before the baseline. Restore a backup."));

function migration(name: string, kind: Kind, statements: string[]): Migration {
  return {
    name,
    down: NO_WAY_BACK,
    async up(args) {
      for (const statement of statements.map(sql.raw)) {
        if (kind === "sqlite") await (args as SqliteArgs).db.run(statement);
        else await (args as PostgresArgs).db.execute(statement);
      }
    },
  };
}

/**
 * Migrations for a database that was made before the baseline: the steps that it may lack, then a baseline that makes of its
 * tables what it makes anew in a new database.
 *
 * @param baseline the name under which it is remembered
 */
export function toOlderDatabase(kind: Kind, baseline: string): Migration[] {
  const statements = statementsOf(kind);
  const steps = STEPS[kind].map((name) => migration(name, kind, statements[name.replace(/^\d+_\d+_/, "")] ?? []));
  return [...steps, migration(baseline, kind, toBaseline(kind))];
}
