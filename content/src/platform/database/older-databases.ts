import type { Migration } from "payload";
import { toOlderDatabase } from "../../../migrations/older/migrations.ts";
import { FIRST_RELEASE, STEPS } from "../../../migrations/older/names.ts";
import { StartError } from "../process/exit-codes.ts";
import type { Engine } from "./location.ts";

export const olderMigrations = (engine: Engine): string[] => [...FIRST_RELEASE[engine], ...STEPS[engine]];

/**
 * The migrations for a database: the program's own or, for a database from before the baseline, the steps to the
 * baseline instead.
 *
 * @param done applied migrations; none in a new database
 * @param all of the program, the baseline first
 * @throws StartError if it is older than the first release
 */
export function migrationsFor(engine: Engine, done: readonly string[], all: readonly Migration[]): Migration[] {
  const [baseline, ...later] = all;
  const isOlder = olderMigrations(engine).some((name) => done.includes(name));
  if (!baseline || !isOlder || done.includes(baseline.name)) return [...all];
  if (FIRST_RELEASE[engine].every((name) => done.includes(name)))
    return [...toOlderDatabase(engine, baseline.name), ...later];
  throw new StartError(
    "The database is older than the first release. Start the release of 26 November 2026 (commit 7c28774) with it once, then this one.",
  );
}
