import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDirectly } from "../../content/src/platform/database/direct-connection.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { endOf, makeRelease, otherPackage, packageOf, Server } from "../../testing/release/server.ts";

const OLD = "0.1.0";
const NEW = "9.9.9";

/** A migration unknown to the older version. */
const MIGRATION = 'await run("CREATE TABLE next_things (id integer)");';

let release: string;
let old: string;
let good: string;
let broken: string;
let siteless: string;
let server: Server;

beforeAll(async () => {
  release = makeRelease();
  old = packageOf(release);
  good = otherPackage(release, NEW, { migration: MIGRATION });
  broken = otherPackage(release, "9.9.8", { migration: `${MIGRATION} throw new Error("half-way");` });
  siteless = otherPackage(release, "9.9.7", { without: "site/dist/server/main.js" });
  server = await Server.running(old);
  await addCategory("Vorher");
});

afterAll(async () => {
  await server.end();
  for (const file of [good, broken, siteless]) rmSync(dirname(file), { recursive: true, force: true });
});

async function rest(method: string, path: string, body?: object): Promise<{ docs: { name: string }[] }> {
  const token = await signInByRest(server.contentUrl, ADMINISTRATOR);
  const headers = { authorization: `JWT ${token}`, origin: server.siteUrl, "content-type": "application/json" };
  const response = await fetch(`${server.contentUrl}/api/${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}\n${server.lastLog("content")}`);
  return response.json();
}

const addCategory = (name: string) => rest("POST", "categories", { name });
const categories = async () => (await rest("GET", "categories?limit=0&sort=id")).docs.map(({ name }) => name);

async function inDatabase(statement: string): Promise<object[]> {
  const connection = await connectDirectly({ dataDir: server.data });
  return connection.rows<object>(statement).finally(() => connection.close());
}

const newTables = () => inDatabase("SELECT name FROM sqlite_schema WHERE name = 'next_things'");

/** Timeout until a moment of an update. */
const MOMENT_MAX_MS = 240_000;

const left = () => readdirSync(server.data).filter((name) => name.startsWith(".trial-"));

const logOfDpkg = () => readFileSync(join(server.root, "dpkg.log"), "utf8");

/** Whether a trial copy of the database has a file or folder of that name. */
const trialHas = (name: string) => left().some((trial) => existsSync(join(server.data, trial, name)));

function backups(): number {
  const folder = `${server.data}-backups`;
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.includes(".before-update.")).length : 0;
}

/** dpkg's log lines about an update, and its number of backups. */
type Progress = { logged: string; backedUp: number };

const MOMENTS: [string, (progress: Progress) => boolean | Promise<boolean>][] = [
  ["dpkg has begun", ({ logged }) => logged.includes("\n")],
  ["dpkg has unpacked it", ({ logged }) => / unpacked \S+ 9\.9\.9/.test(logged)],
  ["its script runs", ({ logged }) => / half-configured \S+ 9\.9\.9/.test(logged)],
  ["the copy for the trial is begun", () => left().length > 0],
  ["the copy has the database", () => trialHas("content.db")],
  ["the trial shows pages", () => trialHas("cache")],
  ["the database is backed up", ({ backedUp }) => backedUp > 0],
  ["the next start runs it", () => server.current.includes(NEW)],
  ["content runs it", async () => ((await server.versionAt(server.contentUrl)) ?? "").includes(NEW)],
  ["the site runs it", async () => ((await server.versionAt(server.siteUrl)) ?? "").includes(NEW)],
];

async function expectVersion(version: string): Promise<void> {
  expect(server.current).toContain(version);
  await expect.poll(() => server.versionAt(server.contentUrl)).toContain(version);
  await expect.poll(() => server.versionAt(server.siteUrl)).toContain(version);
}

/** Polls content during some work. @returns the number of missing responses */
async function absencesDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  let absences = 0;
  const ends = () => {
    isOver = true;
  };
  work.then(ends, ends);
  for (; !isOver; await pause(50)) if ((await server.versionAt(server.contentUrl)) === undefined) absences += 1;
  return absences;
}

test.each([
  ["migration throws half-way", () => broken, "half-way"],
  ["site does not start", () => siteless, "main.js"],
])("a version whose %s is refused with the reason, and content keeps running", async (_, file, reason) => {
  const installing = server.install(file());
  expect(await absencesDuring(installing)).toBe(0);
  const { code, said } = await installing;
  expect(code, said).not.toBe(0);
  expect(said).toMatch(/9\.9\.\d .* is refused, and 0\.1\.0 .* runs as before: /);
  expect(said).toContain(reason);
  await expectVersion(OLD);
  expect(await categories()).toEqual(["Vorher"]);
  expect(await newTables()).toEqual([]);
  expect(left()).toEqual([]);
  expect(await server.expectInstalled(old)).toContain(`${OLD} `); // dpkg has no half-configured package any more
});

test("an update runs the new version, removes the old one, and prints how to go back, which works", async () => {
  const said = await server.expectInstalled(good);
  await expectVersion(NEW);
  expect(await newTables()).toHaveLength(1);
  expect(readdirSync(server.versions).sort()).toEqual([expect.stringMatching(/^9\.9\.9-/), "current"]);
  expect((await server.run("status")).said).toMatch(/ {2}version +9\.9\.9 /);

  await addCategory("Nachher");
  const columns = "name, email, phone, subject, message, message_id, status, received_at";
  const values = `'A', 'a@a.example', '', 'Hallo', 'Hallo', 'a@a', 'done', '${new Date().toISOString()}'`;
  await inDatabase(`INSERT INTO inquiries (${columns}) VALUES (${values})`);

  const older = await server.install(old);
  expect(older.code).not.toBe(0);
  expect(older.said).toMatch(/0\.1\.0 .* is refused, .* brought up to date by a newer version/);
  await expectVersion(NEW);

  const [, ...lines] =
    /The way back.*\n {2}sudo schaufenster (restore \S+) (--replace)\n {2}sudo apt install --allow-downgrades \.\/schaufenster_0\.1\.0_/.exec(
      said,
    ) ?? [];
  const restored = await server.run(...lines.join(" ").split(" "));
  expect(restored.code, restored.said).toBe(0);
  expect(restored.said).toContain("with 1 inquiries that are newer than the backup");
  expect(restored.said).toContain("Content stays stopped");
  await server.expectInstalled(old);
  await expectVersion(OLD);
  expect(await categories()).toEqual(["Vorher"]);
  expect(await newTables()).toEqual([]);
  const [aside = ""] = readdirSync(server.data).filter((name) => name.startsWith("before-restore-"));
  const kept = await connectDirectly({ dataDir: join(server.data, aside) });
  expect(await kept.rows("SELECT name FROM inquiries")).toHaveLength(1);
  await kept.close();
});

test("restore stops content first, and restarts it", async () => {
  const { said: made } = await server.run("backup");
  const [, name = ""] = /\/(schaufenster-[^/\s]+\.tar\.gz) \(/.exec(made) ?? [];
  await addCategory("Danach");
  const refused = await server.run("restore", name);
  expect(refused.said).toContain("With --replace it is stopped");
  expect(await categories()).toEqual(["Vorher", "Danach"]);
  const { code, said } = await server.run("restore", name, "--replace");
  expect(code, said).toBe(0);
  await expectVersion(OLD);
  expect(await categories()).toEqual(["Vorher"]);
});

test.each(MOMENTS)(
  "power cut in an update when %s: the machine starts the old version or the new one, with everything that was accepted",
  async (moment, isThere) => {
    if (moment === MOMENTS[0]?.[0]) {
      await server.loseAll();
      server.save();
    }
    server.reset();
    await server.boot();
    const accepted: string[] = [];
    let isOver = false;
    const write = async (): Promise<void> => {
      for (let next = 1; !isOver; next += 1) {
        const name = `Angenommen ${next}`;
        await addCategory(name).then(
          () => accepted.push(name),
          () => {},
        );
      }
    };
    const writing = write();
    const before = { logged: logOfDpkg().length, backups: backups() };
    const installing = server.startInstalling(good);
    const installed = endOf(installing);
    const progress = () => ({ logged: logOfDpkg().slice(before.logged), backedUp: backups() - before.backups });
    const isOverOrThere = async () => installing.exitCode !== null || (await isThere(progress()));
    const waiting = expect.poll(isOverOrThere, { interval: 10, timeout: MOMENT_MAX_MS }).toBe(true);
    const came = await waiting.then(
      () => true,
      () => false,
    );
    await server.loseAll();
    isOver = true;
    await writing;
    const { said } = await installed;
    expect(came, `${said}\n${server.lastLog("content")}`).toBe(true);
    await server.boot();
    await expectVersion(server.current.split("-")[0] ?? "");
    expect(await categories()).toEqual(expect.arrayContaining(["Vorher", ...accepted]));
    await server.expectInstalled(good);
    await expectVersion(NEW);
    expect(await categories()).toEqual(expect.arrayContaining(["Vorher", ...accepted]));
    expect(left()).toEqual([]);
    await server.loseAll();
  },
);

test.runIf(process.getuid?.() === 0)(
  "setup turns an installed package into a website on an empty machine",
  async () => {
    const empty = new Server(3001, 3000);
    expect(await empty.expectInstalled(old)).toContain("Next: sudo schaufenster setup www.example.org");
    const { code, said } = await empty.run("setup", "www.agentur.example", "--admin", "chefin@agentur.example");
    expect(code, said).toBe(0);
    expect(said).toContain("https://www.agentur.example/admin");
    expect(said).toMatch(/chefin@agentur\.example[\s\S]*Password/);
    expect(said).toContain("! No Caddy is installed");
    expect(existsSync(join(empty.data, "first-login.txt"))).toBe(false);
    expect(readFileSync(join(empty.root, "etc/schaufenster.env"), "utf8")).toMatch(
      /^PAYLOAD_SECRET=[0-9a-f]{64}$[\s\S]*^BACKUP_PASSPHRASE=[0-9a-f]{64}$/m,
    );
    expect(await empty.versionAt(empty.siteUrl)).toContain(OLD);
    await empty.end();
  },
);
