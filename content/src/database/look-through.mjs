/**
 * Looks through all pages of an SQLite database, for as long as that takes, and prints "ok" or what is wrong: run as a process of
 * its own (watch.ts), as the library blocks the one that asks. Runs as it stands, without a bundler.
 */
import { statSync } from "node:fs";
import { setPriority } from "node:os";
import { createClient } from "@libsql/client";

const LOWEST_PRIORITY = 19;

setPriority(LOWEST_PRIORITY);
const path = process.argv[2];
// SQLite would make a file that is not there, and then delete the log of the one that was.
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
