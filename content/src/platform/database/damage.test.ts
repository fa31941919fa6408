import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createClient } from "@libsql/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkDatabase } from "./damage.ts";

const HEADER = 32;
const FRAME = 24 + 4096;

let dataDir = "";
let file = "";

/** A database after a killed process: some commits in the file, a dozen in the log. */
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "schaufenster-damage-"));
  file = join(dataDir, "content.db");
  const living = join(dataDir, "living.db");
  const client = createClient({ url: `file:${living}` });
  await client.execute("PRAGMA journal_mode = WAL");
  await client.execute("CREATE TABLE inquiries (id INTEGER PRIMARY KEY, text TEXT)");
  const insert = () => client.execute("INSERT INTO inquiries (text) VALUES (hex(randomblob(3000)))");
  for (let row = 0; row < 20; row += 1) await insert();
  await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  for (let row = 0; row < 12; row += 1) await insert();
  for (const ending of ["", "-wal"]) writeFileSync(file + ending, readFileSync(living + ending));
  client.close();
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const check = () => checkDatabase({ dataDir });

/** Closes unreferenced connections: their writes must not look like further damage. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  await new Promise((resolve) => setImmediate(resolve)); // finalizers run in the next turn
}

function overwrite(path: string, at: number, bytes: number): void {
  const content = readFileSync(path);
  content.fill(0xa5, at, at + bytes);
  writeFileSync(path, content);
}

test("after a killed process the database has everything that was committed", async () => {
  await check();
  const client = createClient({ url: `file:${file}` });
  expect((await client.execute("SELECT count(*) AS count FROM inquiries")).rows[0]?.count).toBe(32);
  client.close();
  await check();
});

test("a torn end of the log after a crash is not damage", async () => {
  const { length } = readFileSync(`${file}-wal`);
  truncateSync(`${file}-wal`, length - 100);
  await check();
});

test.each([
  ["from its start on", 0, 20],
  ["in its middle", HEADER + 5 * FRAME + 100, 21],
])(
  "with a log that is broken %s SQLite continues with the last complete commit before the break",
  async (_, at, whole) => {
    overwrite(`${file}-wal`, at, 500);
    await check();
    const client = createClient({ url: `file:${file}` });
    const { rows } = await client.execute("SELECT id FROM inquiries ORDER BY id");
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: whole }, (_, index) => index + 1));
    client.close();
  },
);

test("a system without content has no database to check", async () => {
  for (const ending of ["", "-wal"]) rmSync(file + ending);
  await check();
  writeFileSync(file, "");
  await check();
});

test.each([
  ["its first page overwritten", () => overwrite(file, 0, 4096), "is not an SQLite file"],
  ["pages in its middle overwritten", () => overwrite(file, 8192, 20_000), "is damaged"],
  ["the file cut off", () => truncateSync(file, 40_000), "is damaged"],
  ["another file in its place", () => writeFileSync(file, "Einkaufsliste: Milch, Brot"), "is not an SQLite file"],
])("%s: it isn't opened, the message says what to do, and a copy is kept beside it, once", async (_, damage, words) => {
  damage();
  const left = readFileSync(file);
  const log = readFileSync(`${file}-wal`);
  for (const _again of [1, 2]) {
    await expect(check()).rejects.toThrow(new RegExp(`${words}.*npm run restore`));
    await collectGarbage();
  }
  const [copy = "", ...others] = readdirSync(dataDir).filter((name) => name.startsWith("content.db.damaged-"));
  expect(others).toEqual([]);
  expect(readFileSync(join(dataDir, copy, "content.db")).equals(left)).toBe(true);
  expect(readFileSync(join(dataDir, copy, "content.db-wal")).equals(log)).toBe(true);
});

test.each([
  ["missing", () => rmSync(file)],
  ["empty", () => truncateSync(file)],
])("a database that is %s beside an agency's files doesn't start the demo", async (_, lose) => {
  lose();
  mkdirSync(join(dataDir, "uploads"));
  writeFileSync(join(dataDir, "uploads", "hochzeit.jpg"), "x");
  await expect(check()).rejects.toThrow("is missing or empty. Put it back");
  expect(existsSync(file) && readFileSync(file).length > 0).toBe(false);
});
