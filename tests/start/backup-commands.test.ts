// @long content/src/backup, scripts/backup.ts, scripts/restore.ts, tools/restore
import { execSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";
import { runScript } from "../../testing/run-script.ts";

/** A user without files: root can read everything. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const folder = mkdtempSync(join(tmpdir(), "schaufenster-backup-commands-"));
const [data, backups] = [join(folder, "data"), join(folder, "backups")];

beforeAll(async () => {
  for (const path of [data, join(data, "uploads"), backups]) mkdirSync(path);
  await inDatabase(
    "CREATE TABLE payload_kv (id INTEGER PRIMARY KEY, key TEXT UNIQUE, data TEXT)",
    "CREATE TABLE media (id INTEGER PRIMARY KEY, filename TEXT, filesize NUMERIC)",
    "CREATE TABLE users (id INTEGER PRIMARY KEY, email TEXT, created_at TEXT, role TEXT, reads_inquiries INTEGER, hash TEXT)",
    "CREATE TABLE second_factors (id INTEGER PRIMARY KEY, user_id INTEGER, secret TEXT)",
    "CREATE TABLE inquiries (id INTEGER PRIMARY KEY, received_at TEXT, delivered_at TEXT, status TEXT)",
  );
  if (!isRoot) return;
  for (const path of [folder, data, backups, ...readdirSync(data).map((name) => join(data, name))])
    chownSync(path, NOBODY, NOBODY);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function inDatabase(...statements: string[]): Promise<void> {
  const client = createClient({ url: `file:${join(data, "content.db")}` });
  await client.batch(statements);
  client.close();
}

const run = (name: string, ...args: string[]) => runScript(name, args, { DATA_DIR: data, BACKUP_DIR: backups }, user);

const left = () => readdirSync(data).filter((name) => name.startsWith("."));

test("the next backup counts, whatever was deleted in the admin", async () => {
  const picture = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7919) % 251));
  writeFileSync(join(data, "uploads", "demo.jpg"), picture);
  await inDatabase(`INSERT INTO media (filename, filesize) VALUES ('demo.jpg', ${picture.length})`);
  expect(await run("backup")).toMatchObject({ status: 0 });
  rmSync(join(data, "uploads", "demo.jpg"));
  await inDatabase("DELETE FROM media");
  const { status, printed } = await run("backup");
  expect({ status, printed }).toEqual({ status: 0, printed: expect.stringMatching(/\d\.tar\.gz \(0\.0 MB\)$/m) });
  expect(readdirSync(backups).filter((name) => name.includes("incomplete"))).toEqual([]);
});

test("a backup that may not be written says so, and leaves no copy of the database behind", async () => {
  const closed = join(folder, "closed");
  mkdirSync(closed, { mode: isRoot ? 0o700 : 0o500 });
  const { status, printed } = await run("backup", join(closed, "x.tar.gz"));
  expect(status).toBe(1);
  expect(printed).toMatch(/^The user \S+ may not use .*closed\/x\.tar\.gz/m);
  expect(left()).toEqual([]);
});

test("a backup that this user can't read isn't reported as missing or damaged, and the advice helps", async () => {
  const [hidden, copied] = [join(folder, "hidden"), join(backups, "copied.tar.gz")];
  mkdirSync(hidden);
  const archive = join(hidden, "x.tar.gz");
  expect(await run("backup", join(backups, "whole.tar.gz"))).toMatchObject({ status: 0 });
  for (const path of [archive, copied]) {
    copyFileSync(join(backups, "whole.tar.gz"), path);
    chmodSync(path, isRoot ? 0o600 : 0);
    if (isRoot) chownSync(path, 0, 0);
  }
  chmodSync(hidden, isRoot ? 0o700 : 0);
  for (const path of [archive, copied]) {
    const { status, printed } = await run("restore", path, "--replace");
    expect(status).toBe(1);
    expect(printed).toMatch(/^The user \S+ may not use /);
    expect(printed).not.toMatch(/no file|not a whole|at .*\.ts/);
    const [, command = ""] = /As root: (.+)$/m.exec(printed) ?? [];
    if (isRoot) {
      execSync(command);
      expect(await run("restore", basename(path), "--replace")).toMatchObject({ status: 0 });
    }
  }
  chmodSync(hidden, 0o700);
  expect(left()).toEqual([]);
});

test("a restore says how many inquiries are newer than the backup, before replacing them and afterwards", async () => {
  const file = join(backups, "inquiries.tar.gz");
  await inDatabase("INSERT INTO inquiries (received_at) VALUES ('2026-01-01T00:00:00.000Z')");
  expect(await run("backup", file)).toMatchObject({ status: 0 });
  await inDatabase("INSERT INTO inquiries (received_at) VALUES ('2199-01-01T00:00:00.000Z')");
  const asked = await run("restore", file);
  expect(asked.status).toBe(1);
  expect(asked.printed).toContain("1 inquiries in it are newer than the backup. Add --replace");
  const { status, printed } = await run("restore", file, "--replace");
  expect(status, printed).toBe(0);
  expect(printed).toMatch(/before-restore-.* for 30 days, with 1 inquiries that are newer than the backup\.$/m);
});

test("a restore lists the accounts that it changes", async () => {
  const add = (email: string) => `INSERT INTO users (email, role, hash) VALUES ('${email}', 'editor', 'a')`;
  await inDatabase(...["same@a.example", "gone@a.example", "changed@a.example", "factor@a.example"].map(add));
  const file = join(backups, "accounts.tar.gz");
  expect(await run("backup", file)).toMatchObject({ status: 0 });
  await inDatabase(
    "DELETE FROM users WHERE email = 'gone@a.example'",
    "UPDATE users SET hash = 'b' WHERE email = 'changed@a.example'",
    "INSERT INTO second_factors (user_id, secret) SELECT id, 's' FROM users WHERE email = 'factor@a.example'",
    add("new@a.example"),
  );
  const { status, printed } = await run("restore", file, "--replace");
  expect(status, printed).toBe(0);
  expect(printed.split("\n").filter((line) => line.startsWith("  "))).toEqual([
    "  changed@a.example has the password, rights and second factor of the backup again",
    "  factor@a.example has the password, rights and second factor of the backup again",
    "  gone@a.example was deleted or renamed since; the next start deletes it again if it was deleted here",
    "  new@a.example was made since, and is not there any more",
  ]);
});

test("status doesn't mention a deleted backup", async () => {
  const { printed } = await run("backup");
  const [, file = ""] = /^(\/.*\.tar\.gz) /m.exec(printed) ?? [];
  expect((await run("status")).printed).toContain(`minutes ago: ${basename(file)}`);
  for (const name of readdirSync(backups)) rmSync(join(backups, name));
  expect((await run("status")).printed).toContain("! backup     there is none yet");
});

test("status and a content system in units name a mistyped setting", async () => {
  const env = { DATA_DIR: data, BACKUP_DIR: backups, CONTACT_RECIPENT: "a@example.org" };
  const named = "Nothing reads the setting CONTACT_RECIPENT. Did you mean CONTACT_RECIPIENT?";
  expect((await runScript("status", [], env, user)).printed).toContain(`! setting    ${named}`);
  const stopped = join(data, "stopped.cjs");
  writeFileSync(stopped, "process.exit(78)");
  const args = [join(ROOT, ".programs/run-app.js"), "content", "http://127.0.0.1:9/health", stopped];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env, ...user });
  expect({ status, stderr }).toEqual({ status: 78, stderr: `${named}\n` });
});
