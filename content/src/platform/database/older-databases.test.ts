import type { Migration } from "payload";
import { expect, test } from "vitest";
import { StartError } from "../process/exit-codes.ts";
import { migrationsFor, olderMigrations } from "./older-databases.ts";

const migration = (name: string): Migration => ({ name, up: async () => {}, down: async () => {} });

const ALL = [migration("20261126_203000_baseline"), migration("20990101_000000_next")];

test.each(["sqlite", "postgres"] as const)("%s: a new database gets the program's own migrations", (engine) => {
  expect(migrationsFor(engine, [], ALL)).toEqual(ALL);
});

test.each(["sqlite", "postgres"] as const)(
  "%s: a database from before the baseline gets the steps to it instead, once",
  (engine) => {
    const done = olderMigrations(engine);
    const migrations = migrationsFor(engine, done, ALL);
    expect(migrations.map(({ name }) => name)).toEqual([...done.slice(3), ...ALL.map(({ name }) => name)]);
    expect(migrations).not.toContain(ALL[0]);
    expect(migrationsFor(engine, [...done, "20261126_203000_baseline"], ALL)).toEqual(ALL);
  },
);

test.each(["sqlite", "postgres"] as const)(
  "%s: for a database older than the first release the error says what to do",
  (engine) => {
    const tooOld = () => migrationsFor(engine, olderMigrations(engine).slice(0, 2), ALL);
    expect(tooOld).toThrow(StartError);
    expect(tooOld).toThrow("Start the release of 26 November 2026 (commit 7c28774) with it once, then this one.");
  },
);
