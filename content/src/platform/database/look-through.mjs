// Checks the integrity of an SQLite database and prints "ok" or the problem. Runs in a child process
// (watch-database.ts), since the library blocks its caller.
import { statSync } from "node:fs";
import { setPriority } from "node:os";
import { createClient } from "@libsql/client";

const LOWEST_PRIORITY = 19;

setPriority(LOWEST_PRIORITY);
const path = process.argv[2];
// SQLite would create a missing file, and then delete the previous file's log.
if (!statSync(path, { throwIfNoEntry: false })?.size) {
  process.stderr.write(`${path} is not there, or empty.\n`);
  process.exit(1);
}
const client = createClient({ url: `file:${path}` });
try {
  await client.execute("PRAGMA busy_timeout = 10000");
  const { rows } = await client.execute("PRAGMA quick_check(1)");
  process.stdout.write(String(rows[0]?.quick_check));
} catch (error) {
  process.stdout.write(String(error.code ?? error));
}
