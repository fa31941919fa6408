import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDirectly } from "../../content/src/database/direct-connection.ts";
import { untilWell } from "../../scripts/server/healthy.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { makeRelease, otherRelease, Server } from "../../testing/release/server.ts";

const OLD = "0.1.0";
const NEW = "9.9.9";

/** One that the older version does not know of, so that data have to go back. */
const MIGRATION = 'await run("CREATE TABLE next_things (id integer)");';

let release: string;
let server: Server;
let good: string;
let broken: string;
let siteless: string;

beforeAll(async () => {
  release = makeRelease();
  good = await otherRelease(release, NEW, { migration: MIGRATION });
  broken = await otherRelease(release, "9.9.8", { migration: `${MIGRATION} throw new Error("half-way");` });
  siteless = await otherRelease(release, "9.9.7", { without: "site/dist/server/main.js" });
  server = await Server.running(release);
  await addCategory("Vorher");
});

afterAll(() => {
  server.end();
  for (const archive of [good, broken, siteless]) rmSync(dirname(archive), { recursive: true, force: true });
});

async function rest(method: string, path: string, body?: object): Promise<{ docs: { name: string }[] }> {
  const token = await signInByRest(server.contentUrl, ADMINISTRATOR);
  const headers = { authorization: `JWT ${token}`, origin: server.siteUrl, "content-type": "application/json" };
  const response = await fetch(`${server.contentUrl}/api/${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

const addCategory = (name: string) => rest("POST", "categories", { name });
const categories = async () => (await rest("GET", "categories?limit=0&sort=id")).docs.map(({ name }) => name);

/** Names of the tables that only the newer version has. */
async function newTables(): Promise<object[]> {
  const connection = await connectDirectly({ dataDir: server.data });
  const rows = await connection.rows<object>("SELECT name FROM sqlite_schema WHERE name = 'next_things'");
  await connection.close();
  return rows;
}

/** The version before serves, with its data. */
async function expectOld(): Promise<void> {
  await expect.poll(() => server.versionAt(server.contentUrl)).toContain(OLD);
  await expect.poll(() => server.versionAt(server.siteUrl)).toContain(OLD);
  expect(await categories()).toEqual(["Vorher"]);
  expect(await newTables()).toEqual([]);
  expect(server.isUnderWay).toBe(false);
}

function begin(archive: string): ChildProcess {
  const update = server.start("update", archive);
  update.stdout?.resume();
  update.stderr?.resume();
  return update;
}

test.each([
  ["no archive", () => Buffer.from("no archive")],
  ["cut off", () => readFileSync(good).subarray(0, -1_000_000)],
])("an archive that is damaged (%s) changes nothing", async (_, content) => {
  const file = join(server.root, "none.tar.gz");
  writeFileSync(file, content());
  const { code, said } = await server.run("update", file);
  expect(code).toBe(1);
  expect(said).toContain("cannot be unpacked");
  await expectOld();
});

test.each([
  ["migration throws half-way", () => broken],
  ["site does not start", () => siteless],
])("a version whose %s never becomes the one that runs, and nothing is lost", async (_, archive) => {
  const { code, said } = await server.run("update", archive());
  expect(code, said).toBe(1);
  expect(said).toContain("runs as before. Nothing was lost.");
  await expectOld();
});

test.each([
  ["content", "node_modules/next/dist/bin/next", () => 'process.env.SCHAUFENSTER_TRIAL !== "on"'],
  ["site", "site/dist/server/main.js", () => `process.env.PORT === "${new URL(server.siteUrl).port}"`],
])(
  "a version whose %s is well in its trial and ends after the switch goes back, with the data",
  async (app, file, isReal) => {
    const begins = { file, with: `if (${isReal()}) process.exit(78);` };
    const archive = await otherRelease(release, app === "site" ? "9.9.6" : "9.9.5", { migration: MIGRATION, begins });
    const { code, said } = await server.run("update", archive);
    rmSync(dirname(archive), { recursive: true });
    expect(code, said).toBe(1);
    expect(said).toContain("it is well, and shows");
    expect(said).toContain(`schaufenster-${app}`);
    expect(said).toContain("runs as before. What came in after the switch lies beside the data");
    await expectOld();
  },
);

test("two updates at once: the second one says so, and changes nothing", async () => {
  const first = begin(broken);
  await expect.poll(() => server.isUnderWay).toBe(true);
  const { code, said } = await server.run("update", good);
  expect(code).toBe(1);
  expect(said).toContain("Another update or rollback is under way");
  await once(first, "exit");
});

test.each([0, 3000, 6000])("killed %i ms after it began to change something: the version before serves", async (ms) => {
  const update = begin(broken);
  await expect.poll(() => server.isUnderWay).toBe(true);
  await pause(ms);
  update.kill("SIGKILL");
  await expect.poll(() => server.isUnderWay).toBe(false);
  await expectOld();
});

test("after a power failure when the database was brought up to date, the start of content goes back first", async () => {
  begin(good);
  await expect.poll(newTables).toHaveLength(1);
  await server.loseAll();
  expect(server.isUnderWay).toBe(true);
  server.systemctl("start", "schaufenster-content", "schaufenster-site@0");
  await expectOld();
});

test("an update makes the new version run, and rollback the old one, with the data that it had", async () => {
  const updated = await server.run("update", good);
  expect(updated.code, updated.said).toBe(0);
  expect(await server.versionAt(server.contentUrl)).toContain(NEW);
  expect(await server.versionAt(server.siteUrl)).toContain(NEW);
  expect(await newTables()).toHaveLength(1);
  await addCategory("Nachher");
  const asked = await server.run("rollback");
  expect(asked.said).toContain("1 categories new or changed");
  expect(await server.versionAt(server.contentUrl)).toContain(NEW);
  const back = await server.run("rollback", "--yes");
  expect(back.code, back.said).toBe(0);
  await expectOld();
  expect((await server.run("status")).said).toMatch(/ {2}backup +\d+ minutes ago: schaufenster-/);
});

test("a version that has been in use for hours is not taken back unasked, and what came since stays", async () => {
  const updated = await server.run("update", good);
  expect(updated.code, updated.said).toBe(0);
  await addCategory("Danach");
  server.systemctl("stop", "schaufenster-content");
  const installed = JSON.parse(readFileSync(join(server.versions, ".installed.json"), "utf8"));
  const at = new Date(Date.now() - 2 * 3_600_000).toISOString();
  // As when both processes of the update were killed after the switch.
  const journal = JSON.stringify({ ...installed, at, phase: "switched" });
  writeFileSync(join(server.versions, ".update.json"), journal);
  const settings = join(server.root, "etc/schaufenster.env");
  const right = readFileSync(settings, "utf8");
  writeFileSync(settings, right.replace(/^PAYLOAD_SECRET=.*$/m, "PAYLOAD_SECRET=short"));
  const { code, said } = await server.run("recover");
  expect(code).toBe(1);
  expect(said).toContain("schaufenster rollback");
  writeFileSync(settings, right);
  server.systemctl("start", "schaufenster-content");
  await untilWell(`${server.contentUrl}/health`);
  expect(await categories()).toEqual(["Vorher", "Danach"]);
});
