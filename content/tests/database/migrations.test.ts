import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getPayload } from "payload";
import { expect, test, vi } from "vitest";
import { startContentSystem } from "../../testing/content-system.ts";

/** The values that Payload's `migrate:create` compares, in both adapters. */
type Adapter = {
  migrationDir: string;
  schema: Record<string, unknown>;
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: Record<string, unknown>) => Promise<object>;
    generateMigration: (before: object, after: object) => Promise<string[]>;
  };
};

const DATABASES = [
  ["SQLite", ""],
  ["PostgreSQL", "postgres://nobody:none@127.0.0.1:1/none"],
] as const;

/** SQL that is missing from the migrations for the current collections. */
async function missing(url: string): Promise<string[]> {
  const { default: config } = await import("../../src/payload.config.ts");
  const payload = await getPayload({ config, key: url || "sqlite", disableDBConnect: true, disableOnInit: true });
  const { migrationDir, schema, requireDrizzleKit } = payload.db as unknown as Adapter;
  const latest = readdirSync(migrationDir)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .at(-1);
  const { generateDrizzleJson, generateMigration } = requireDrizzleKit();
  const before = JSON.parse(readFileSync(join(migrationDir, latest ?? "none"), "utf8")) as object;
  return generateMigration(before, await generateDrizzleJson(schema));
}

test.each(DATABASES)("the migrations of %s match the current collections", async (_, url) => {
  vi.stubEnv("DATABASE_URL", url);
  vi.resetModules();
  expect(await missing(url)).toEqual([]);
});

test.each(DATABASES)("%s accepts a new icon without a migration", async (_, url) => {
  vi.stubEnv("DATABASE_URL", url);
  vi.resetModules();
  const { ICONS } = await import("@schaufenster/contract/icons");
  Object.assign(ICONS, { rocket: "Rakete" });
  expect(await missing(url)).toEqual([]);
});

test("a new system counts views; after an update (tests/upgrades), only if they were counted before", async () => {
  const payload = await startContentSystem();
  await payload.updateGlobal({ slug: "site-settings", data: { agencyName: "Licht", email: "post@licht.example" } });
  expect((await payload.findGlobal({ slug: "site-settings", draft: true })).countsViews).toBe(true);
});
