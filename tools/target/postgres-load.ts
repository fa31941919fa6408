import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { startTool } from "../../content/src/backup/postgres-tools.ts";
import type { Database } from "../../content/src/platform/database/location.ts";

/** Printed by psql after everything before it. */
const LOADED = "loaded";

/**
 * All tables and types of the schema except those of extensions: also those of a newer version, which a dump doesn't
 * name.
 */
const DROP_ALL = `DO $drop$ DECLARE command text; BEGIN
  FOR command IN
    SELECT format('DROP TABLE public.%I CASCADE', relname) FROM pg_class c
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')
    UNION ALL
    SELECT format('DROP TYPE public.%I CASCADE', typname) FROM pg_type t
      WHERE typnamespace = 'public'::regnamespace AND typtype = 'e'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = t.oid AND deptype = 'e')
  LOOP EXECUTE command; END LOOP;
END $drop$;`;

/** A loaded dump, not yet committed. */
export type Load = {
  commit: () => Promise<void>;
  /** Leaves the database as it was before. */
  rollBack: () => Promise<void>;
};

/**
 * Replaces a PostgreSQL database's content with a dump, in one transaction that is left open.
 * @param dump null only empties the database
 * @throws Error with a sentence; the database is unchanged then
 */
export async function loadPostgres(database: Database, dump: string | null): Promise<Load> {
  const options = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null"];
  const psql = startTool("psql", options, database, "pipe");
  const [input, output] = [psql.child.stdin as Writable, psql.child.stdout as Readable];
  input.on("error", () => {}); // it has ended, and says why
  // Ends its input without a COMMIT.
  const rollBack = async () => {
    input.end();
    await psql.done;
  };
  try {
    input.write(`BEGIN;\nSET LOCAL lock_timeout = '10s';\nSET LOCAL statement_timeout = 0;\n${DROP_ALL}\n`);
    if (dump) {
      const options = ["--no-owner", "--no-privileges", "--schema=public", "--file=-", dump];
      const restore = startTool("pg_restore", options, database, ["ignore", "pipe", "pipe"]);
      const script = pipeline(restore.child.stdout as Readable, input, { end: false });
      await Promise.race([psql.done, Promise.all([script, restore.done])]);
    }
    input.write(`\\echo ${LOADED}\n`);
    await Promise.race([psql.done, once(output, "data")]);
  } catch (error) {
    await rollBack(); // throws psql's error about a statement, which is more helpful
    throw error;
  }
  return {
    async commit() {
      input.end("COMMIT;\n");
      await psql.done;
    },
    rollBack,
  };
}
