import { once } from "node:events";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { untilWell } from "../../scripts/server/healthy.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { makeRelease, otherRelease, Server } from "../../testing/release/server.ts";

const OLD = "0.1.0";
const NEW = "9.9.9";

let server: Server;
let good: string;
let broken: string;

beforeAll(async () => {
  const release = makeRelease();
  // As a newer version: with a migration that the older one does not know of, so that data have to go back.
  const migrations = ["20991231_235959_next"];
  good = await otherRelease(release, { version: NEW, migrations });
  broken = await otherRelease(release, { version: "9.9.8", migrations }, "content/.next/BUILD_ID");
  server = await Server.running(release);
  await addCategory("Vorher");
});

afterAll(() => {
  server.end();
  for (const archive of [good, broken]) rmSync(dirname(archive), { recursive: true, force: true });
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

test("an archive that is damaged, or no release, changes nothing", async () => {
  const file = join(server.root, "none.tar.gz");
  writeFileSync(file, "no archive");
  const { code, said } = await server.run("update", file);
  expect(code).toBe(1);
  expect(said).toContain("cannot be unpacked");
  expect(await server.versionAt(server.contentUrl)).toContain(OLD);
});

test("a version that does not start never becomes the one that runs, and nothing is lost", async () => {
  const { code, said } = await server.run("update", broken);
  expect(code, said).toBe(1);
  expect(said).toContain("runs as before. Nothing was lost.");
  expect(await server.versionAt(server.contentUrl)).toContain(OLD);
  expect(await server.versionAt(server.siteUrl)).toContain(OLD);
  expect(await categories()).toEqual(["Vorher"]);
  expect(server.isUnderWay).toBe(false);
});

test("two updates at once: the second one says so, and changes nothing", async () => {
  const first = server.start("update", broken);
  first.stdout?.resume();
  first.stderr?.resume();
  await expect.poll(() => server.isUnderWay).toBe(true);
  const { code, said } = await server.run("update", good);
  expect(code).toBe(1);
  expect(said).toContain("Another update or rollback is under way");
  await once(first, "exit");
});

test.each([0, 1500, 4000, 8000])(
  "killed %i ms after it began to change something: the version before serves",
  async (ms) => {
    const update = server.start("update", broken);
    update.stdout?.resume();
    update.stderr?.resume();
    await expect.poll(() => server.isUnderWay).toBe(true);
    await pause(ms);
    update.kill("SIGKILL");
    await expect.poll(() => server.isUnderWay, { timeout: 120_000 }).toBe(false);
    await expect.poll(() => server.versionAt(server.contentUrl)).toContain(OLD);
    expect(await categories()).toEqual(["Vorher"]);
  },
);

test("an update makes the new version run, and rollback the old one, with the data that it had", async () => {
  const updated = await server.run("update", good);
  expect(updated.code, updated.said).toBe(0);
  expect(await server.versionAt(server.contentUrl)).toContain(NEW);
  expect(await server.versionAt(server.siteUrl)).toContain(NEW);
  expect(await categories()).toEqual(["Vorher"]);
  await addCategory("Nachher");
  const asked = await server.run("rollback");
  expect(asked.said).toContain("1 categories new or changed");
  expect(await server.versionAt(server.contentUrl)).toContain(NEW);
  const back = await server.run("rollback", "--yes");
  expect(back.code, back.said).toBe(0);
  expect(await server.versionAt(server.contentUrl)).toContain(OLD);
  expect(await categories()).toEqual(["Vorher"]);
});

test("a version that has been in use for hours is not taken back unasked, and what came since stays", async () => {
  const updated = await server.run("update", good);
  expect(updated.code, updated.said).toBe(0);
  await addCategory("Danach");
  server.systemctl("stop", "schaufenster-content");
  const installed = JSON.parse(readFileSync(join(server.versions, ".installed.json"), "utf8"));
  const at = new Date(Date.now() - 2 * 3_600_000).toISOString();
  // As when both processes of the update were killed after the switch.
  const journal = JSON.stringify({ ...installed, at, phase: "switched", pid: 0 });
  writeFileSync(join(server.versions, ".update.json"), journal);
  const needed = join(installed.to, "content/.next/BUILD_ID");
  renameSync(needed, `${needed}.away`);
  const { code, said } = await server.run("recover");
  expect(code).toBe(1);
  expect(said).toContain("schaufenster rollback");
  renameSync(`${needed}.away`, needed);
  server.systemctl("start", "schaufenster-content");
  await untilWell(`${server.contentUrl}/health`);
  expect(await categories()).toEqual(["Vorher", "Danach"]);
}, 400_000);
