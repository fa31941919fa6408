import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getPayload } from "payload";
import { expect, test, vi } from "vitest";

/** What Payload's `migrate:create` compares, as both adapters have it. */
type Adapter = {
  migrationDir: string;
  schema: Record<string, unknown>;
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: Record<string, unknown>) => Promise<object>;
    generateMigration: (before: object, after: object) => Promise<string[]>;
  };
};

test.each([
  ["SQLite", ""],
  ["PostgreSQL", "postgres://nobody:none@127.0.0.1:1/none"],
])("the migrations of %s lead to the collections as they are: there is nothing to add", async (_, url) => {
  vi.stubEnv("DATABASE_URL", url);
  vi.resetModules();
  const { default: config } = await import("../../src/payload.config.ts");
  const payload = await getPayload({ config, key: url || "sqlite", disableDBConnect: true, disableOnInit: true });
  const { migrationDir, schema, requireDrizzleKit } = payload.db as unknown as Adapter;
  const latest = readdirSync(migrationDir)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .at(-1);
  const { generateDrizzleJson, generateMigration } = requireDrizzleKit();
  const before = JSON.parse(readFileSync(join(migrationDir, latest ?? "none"), "utf8")) as object;
  expect(await generateMigration(before, await generateDrizzleJson(schema))).toEqual([]);
});
