import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { stopTime } from "../../../testing/manual-schedule.ts";
import { createSqliteClient } from "./sqlite-client.ts";
import { SqliteWriter } from "./sqlite-writer.ts";

const PATIENCE_MS = 300;

let folder: string;
let client: Client;
let other: Client;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "schaufenster-sqlite-"));
  const url = `file:${join(folder, "test.db")}`;
  client = createSqliteClient({ url, busyTimeoutMs: PATIENCE_MS });
  await client.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT UNIQUE)");
  other = createClient({ url });
  await other.execute("PRAGMA busy_timeout = 1000");
});

afterEach(() => {
  client.close();
  other.close();
  rmSync(folder, { recursive: true });
});

const write = (text: string) =>
  client.execute({ sql: "INSERT INTO notes (text) VALUES (?) RETURNING id", args: [text] });

/** Reads like another program: only committed data. */
async function committed(): Promise<unknown[]> {
  const { rows } = await other.execute("SELECT text FROM notes ORDER BY id");
  return rows.map(({ text }) => text);
}

test("a database that is briefly locked while it is opened can be written afterwards", async () => {
  const url = `file:${join(folder, "new.db")}`;
  const first = createClient({ url });
  await first.execute("CREATE TABLE notes (text TEXT)");
  await first.execute("BEGIN EXCLUSIVE");
  const writer = new SqliteWriter(url, 10_000);
  await new Promise((resolve) => setImmediate(resolve)); // it has met the lock
  await first.execute("COMMIT");
  await writer.write(() => writer.execute("INSERT INTO notes VALUES ('later')"));
  writer.close();
  expect((await first.execute("SELECT text FROM notes")).rows).toMatchObject([{ text: "later" }]);
  first.close();
});

test("after another program held the lock for too long, writes are committed again", async () => {
  await other.execute("BEGIN IMMEDIATE");
  await expect(write("too early")).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  await expect(client.transaction("write")).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  await other.execute("COMMIT");
  await write("by itself");
  expect(await committed()).toEqual(["by itself"]);
  const transaction = await client.transaction("write");
  await transaction.execute("INSERT INTO notes (text) VALUES ('in a transaction')");
  await transaction.commit();
  await client.batch(["INSERT INTO notes (text) VALUES ('in a batch')"], "write");
  expect(await committed()).toEqual(["by itself", "in a transaction", "in a batch"]);
});

test("waiting for another program blocks no other query", async () => {
  await other.execute("BEGIN IMMEDIATE");
  const waits = write("patient");
  for (let n = 0; n < 20; n += 1) expect((await client.execute("SELECT 1 AS one")).rows).toHaveLength(1);
  await other.execute("COMMIT"); // a blocked process would get here only after the writer has given up
  await waits;
  expect(await committed()).toEqual(["patient"]);
});

/** Another program that writes continuously. */
const WRITES = `
  const { createClient } = await import(${JSON.stringify(import.meta.resolve("@libsql/client"))});
  const client = createClient({ url: process.argv[1] });
  await client.execute("PRAGMA busy_timeout = 30000");
  for (;;) {
    await client.execute("INSERT INTO notes (text) VALUES (NULL)");
    process.send?.("written");
    await new Promise((resolve) => setImmediate(resolve));
  }`;

test("beside a program that writes continuously, every write gets its turn", async () => {
  const url = `file:${join(folder, "test.db")}`;
  const program = spawn(process.execPath, ["--input-type=module", "-e", WRITES, url], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  onTestFinished(() => {
    program.kill();
  });
  await once(program, "message");
  const patient = createSqliteClient({ url, busyTimeoutMs: 60_000 });
  for (let n = 0; n < 3000; n += 1) await patient.execute("INSERT INTO notes (text) VALUES (NULL)");
  patient.close();
});

test("a failed statement leaves nothing behind, and the next one is committed", async () => {
  await write("once");
  await expect(write("once")).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT_UNIQUE" });
  const both = ["INSERT INTO notes (text) VALUES ('half')", "INSERT INTO notes (text) VALUES ('once')"];
  await expect(client.batch(both, "write")).rejects.toThrow();
  await write("after");
  expect(await committed()).toEqual(["once", "after"]);
});

test("a lost transaction times out, and nothing of it is committed", async () => {
  const time = stopTime();
  const lost = await client.transaction("write");
  await time.advance(59_000);
  await lost.execute("INSERT INTO notes (text) VALUES ('lost')");
  await time.advance(59_000);
  expect(lost.closed).toBe(false);
  const next = write("next");
  await time.advance(1000);
  await next;
  expect(await committed()).toEqual(["next"]);
  await expect(lost.execute("INSERT INTO notes (text) VALUES ('late')")).rejects.toThrow("was idle for 60 s");
  await expect(lost.commit()).rejects.toThrow("was rolled back");
  expect(await committed()).toEqual(["next"]);
});

test("an endless transaction times out, and the next writer gets its turn", async () => {
  const time = stopTime();
  const endless = await client.transaction("write");
  for (let passedMs = 0; passedMs < 3_600_000; passedMs += 50_000) {
    await endless.execute("INSERT INTO notes (text) VALUES (NULL)");
    await time.advance(50_000);
  }
  await expect(endless.execute("SELECT 1")).rejects.toThrow("it took longer than 3600 s");
  await write("next");
  expect(await committed()).toEqual(["next"]);
});

test("during back-to-back transactions timers, signals and messages get through", async () => {
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  for (const text of ["one", "two", "three"]) {
    const transaction = await client.transaction("write");
    await transaction.execute({ sql: "INSERT INTO notes (text) VALUES (?)", args: [text] });
    await transaction.commit();
  }
  expect(turns).toBe(1);
});
