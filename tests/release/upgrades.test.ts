import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDirectly } from "../../content/src/database/direct-connection.ts";
import { fileOf, keptOf, rowsOf, STATES, unpack } from "../../content/tests/upgrades/states.ts";
import { type Postgres, serverPrograms, startPostgres } from "../../testing/postgres.ts";
import { makeRelease, otherRelease, Server } from "../../testing/release/server.ts";

const NEW = "9.9.9";

/** Notes of a running system about itself: its sites, its last backup, the last publication. */
const NOTES = "payload_kv";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-upgrades-"));
let release: string;
let newer: string;
let postgres: Postgres | null;

beforeAll(async () => {
  release = makeRelease();
  newer = await otherRelease(release, NEW, { migration: 'await run("CREATE TABLE next_things (id integer)");' });
  postgres = await startPostgres(folder);
});

afterAll(async () => {
  await postgres?.end();
  for (const each of [folder, dirname(newer)]) rmSync(each, { recursive: true, force: true });
});

/** Every upload by its name, with what it says. */
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
  "the data of the release %s on %s come through an update, and back through rollback, which says what is lost",
  async (state, engine) => {
    const databaseUrl = engine === "postgres" ? `${postgres?.url}/state_${STATES.indexOf(state)}` : undefined;
    const server = await Server.with(release, { ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
    const database = { dataDir: server.data, databaseUrl };
    // The program of then is not at hand. Of it nothing runs; what it knew is said of the one that is in its place.
    const known = join(server.versions, "first/release.json");
    const says = JSON.parse(readFileSync(known, "utf8"));
    rmSync(known);
    writeFileSync(known, JSON.stringify({ ...says, migrations: [] }));
    await unpack(state, database);
    execFileSync("tar", ["-xzf", fileOf(state, ".tar.gz"), "-C", server.data, "uploads"]); // of both kinds of database
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
      server.systemctl("start", "schaufenster-site@0");
      const updated = await server.run("update", newer);
      expect(updated.code, updated.said).toBe(0);
      await expectKept(NEW);
      const connection = await connectDirectly(database);
      const now = new Date().toISOString();
      const category = "INSERT INTO categories (name, updated_at, created_at) VALUES ('Danach', $1, $1)";
      await connection.rows(category, [now]);
      await connection.close();
      const back = await server.run("rollback", "--yes");
      expect(back.code, back.said).toBe(0);
      expect(back.said).toContain("1 categories new or changed");
      const after = await expectKept(says.version);
      expect(after.get("categories")).not.toContainEqual(expect.objectContaining({ name: "Danach" }));
    } finally {
      server.end();
    }
  },
);
