import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "../../content/src/backup/backup.ts";
import { connectDirectly } from "../../content/src/platform/database/direct-connection.ts";
import { restore } from "../../tools/restore/restore.ts";

const server = process.env.TEST_POSTGRES ?? "";
const password = new URL(server).password;
const folder = mkdtempSync(join(tmpdir(), "schaufenster-postgres-"));
const archive = join(folder, "sicherung.tar.gz");

async function machine(name: string) {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  const connection = await connectDirectly({ dataDir, databaseUrl: `${server}/postgres` });
  await connection.rows(`CREATE DATABASE ${name}`);
  await connection.close();
  return { dataDir, databaseUrl: `${server}/${name}` };
}

async function query(databaseUrl: string, ...statements: string[]): Promise<unknown[]> {
  const connection = await connectDirectly({ dataDir: folder, databaseUrl });
  let rows: unknown[] = [];
  for (const statement of statements) rows = await connection.rows(statement);
  await connection.close();
  return rows;
}

const uploads = (dataDir: string) => readdirSync(join(dataDir, "uploads"));

const namesIn = (databaseUrl: string) => query(databaseUrl, "SELECT header, state::text FROM projects ORDER BY id");

beforeAll(async () => {
  const first = await machine("first");
  await query(
    first.databaseUrl,
    "CREATE TYPE state AS ENUM ('draft', 'published')",
    "CREATE TABLE projects (id serial PRIMARY KEY, header text, state state)",
    "CREATE TABLE media (id serial PRIMARY KEY)",
    "INSERT INTO projects (header, state) VALUES ('Gesichert', 'published')",
  );
  mkdirSync(join(first.dataDir, "uploads"));
  writeFileSync(join(first.dataDir, "uploads", "alt.jpg"), "alt");
  await backUp(first, archive);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a filled database isn't replaced without confirmation, even from a machine without files", async () => {
  const used = await machine("used");
  await restore(used, archive);
  await query(used.databaseUrl, "UPDATE projects SET header = 'Geändert'", "CREATE TABLE newer (id int)");
  const second = { ...used, dataDir: join(folder, "second") };
  await expect(restore(second, archive)).rejects.toThrow(/There is a system already: 3 tables in the database/);
  expect(await namesIn(used.databaseUrl)).toEqual([{ header: "Geändert", state: "published" }]);

  const { keptIn } = await restore(second, archive, { replace: true });
  expect(await namesIn(used.databaseUrl)).toEqual([{ header: "Gesichert", state: "published" }]);
  expect(await query(used.databaseUrl, "SELECT to_regclass('newer') AS newer")).toEqual([{ newer: null }]);
  expect(readdirSync(keptIn ?? "")).toEqual(["content.pgdump"]);
  expect(uploads(second.dataDir)).toEqual(["alt.jpg"]);
});

test("an unreachable database costs no file, and no message contains the password", async () => {
  const used = await machine("away");
  await restore(used, archive);
  const wrong = { ...used, databaseUrl: used.databaseUrl.replace(/127\.0\.0\.1:\d+/, "127.0.0.1:1") };
  const refused = await restore(wrong, archive, { replace: true }).catch((error: Error) => error.message);
  expect(refused).toMatch(/cannot be reached: .* Check DATABASE_URL/);
  expect(refused).not.toContain(password);
  expect(uploads(used.dataDir)).toEqual(["alt.jpg"]);
  await expect(backUp(wrong, join(folder, "nein.tar.gz"))).rejects.toThrow(/^(?!.*geheim)/s);
});

test("a restore that fails halfway leaves database and files unchanged", async () => {
  const used = await machine("broken");
  await restore(used, archive);
  await query(used.databaseUrl, "UPDATE projects SET header = 'Unberührt'");
  writeFileSync(join(used.dataDir, "uploads", "neu.jpg"), "neu");
  // The role may not create types: the load fails after tables were dropped.
  await query(
    used.databaseUrl,
    `CREATE ROLE editor LOGIN PASSWORD '${password}'`,
    "ALTER TABLE projects OWNER TO editor",
    "ALTER TABLE media OWNER TO editor",
    "ALTER TYPE state OWNER TO editor",
  );
  const asEditor = { ...used, databaseUrl: used.databaseUrl.replace("//postgres:", "//editor:") };
  const refused = await restore(asEditor, archive, { replace: true }).catch((error: Error) => error.message);
  expect(refused).toMatch(/psql failed.*permission denied for schema public/s);
  expect(await namesIn(used.databaseUrl)).toEqual([{ header: "Unberührt", state: "published" }]);
  expect(uploads(used.dataDir)).toEqual(["alt.jpg", "neu.jpg"]);
  expect(readFileSync(join(used.dataDir, "uploads", "neu.jpg"), "utf8")).toBe("neu");
  expect(readdirSync(used.dataDir)).toEqual(["uploads"]);
});

test("a database in use isn't replaced", async () => {
  const used = await machine("busy");
  await restore(used, archive);
  const other = await connectDirectly(used);
  await expect(restore(used, archive, { replace: true })).rejects.toThrow(/is in use \(connections: 1\)/);
  await other.close();
  expect(existsSync(join(used.dataDir, "uploads", "alt.jpg"))).toBe(true);
});
