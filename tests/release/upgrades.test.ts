import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDirectly } from "../../content/src/platform/database/direct-connection.ts";
import { fileOf, keptOf, rowsOf, STATES, unpack } from "../../content/tests/upgrades/states.ts";
import { type Postgres, serverPrograms, startPostgres } from "../../testing/postgres.ts";
import { makeRelease, otherPackage, packageOf, Server } from "../../testing/release/server.ts";

const NEW = "9.9.9";

/** A running system's notes about itself: its sites, its last backup, the last publication. */
const NOTES = "payload_kv";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-upgrades-"));
const OLD = "0.1.0";

let old: string;
let newer: string;
let postgres: Postgres | null;

beforeAll(async () => {
  const release = makeRelease();
  old = packageOf(release);
  newer = otherPackage(release, NEW, { migration: 'await run("CREATE TABLE next_things (id integer)");' });
  postgres = await startPostgres(folder);
});

afterAll(async () => {
  await postgres?.end();
  for (const each of [folder, dirname(newer)]) rmSync(each, { recursive: true, force: true });
});

/** Every upload's content by its name. */
function filesIn(uploads: string): Record<string, string> {
  const names = readdirSync(uploads, { withFileTypes: true }).filter((entry) => entry.isFile());
  const hash = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(uploads, name)))
      .digest("hex");
  return Object.fromEntries(names.map(({ name }) => [name, hash(name)]));
}

const engines = ["sqlite", ...(serverPrograms() ? ["postgres"] : [])];

test.each(STATES.flatMap((state) => engines.map((engine) => [state, engine] as const)))(
  "the data of the release %s on %s survive an update, and back",
  async (state, engine) => {
    const databaseUrl = engine === "postgres" ? `${postgres?.url}/state_${STATES.indexOf(state)}` : undefined;
    // The old program isn't available: nothing of the one in its place runs.
    const server = await Server.with(old, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
    const database = { dataDir: server.data, databaseUrl };
    await unpack(state, database);
    execFileSync("tar", ["-xzf", fileOf(state, ".tar.gz"), "-C", server.data, "uploads"]);
    const kept = keptOf(await rowsOf(database)).filter(([table]) => table !== NOTES);
    const files = filesIn(join(server.data, "uploads"));

    const expectKept = async (version: string) => {
      expect(await server.versionAt(server.contentUrl)).toContain(version);
      const after = await rowsOf(database);
      for (const [table, before] of kept)
        for (const row of before) expect(after.get(table), table).toContainEqual(expect.objectContaining(row));
      expect(filesIn(join(server.data, "uploads"))).toMatchObject(files);
      expect(await (await fetch(server.siteUrl)).text()).toContain("Der Hof bei Nacht");
      expect(after.has("next_things")).toBe(version === NEW);
      return after;
    };

    try {
      const updated = await server.expectInstalled(newer);
      await expectKept(NEW);
      const connection = await connectDirectly(database);
      const now = new Date().toISOString();
      const category = "INSERT INTO categories (name, updated_at, created_at) VALUES ('Danach', $1, $1)";
      await connection.rows(category, [now]);
      await connection.close();
      const [name = ""] = /schaufenster-[^/\s]+\.before-update\.\S+/.exec(updated) ?? [];
      const restored = await server.run("restore", name, "--replace");
      expect(restored.code, restored.said).toBe(0);
      await server.expectInstalled(old);
      const after = await expectKept(OLD);
      expect(after.get("categories")).not.toContainEqual(expect.objectContaining({ name: "Danach" }));
    } finally {
      await server.end();
    }
  },
);
