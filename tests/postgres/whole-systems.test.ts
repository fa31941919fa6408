// @release
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { backUp } from "../../content/src/backup/backup.ts";
import { connectDirectly } from "../../content/src/platform/database/direct-connection.ts";
import { ROOT } from "../../scripts/environment.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";

const server = process.env.TEST_POSTGRES ?? "";
const folder = mkdtempSync(join(tmpdir(), "schaufenster-whole-"));
const SQLITE = join(folder, "sqlite");
const DATABASE_URL = `${server}/agentur`;
const SECRETS = { PAYLOAD_SECRET: "p".repeat(32), WEBHOOK_SECRET: "w".repeat(32) };

let ports: { site: number; content: number };
let running: Apps | undefined;
/** The initial state of the system, on SQLite. */
let before: Shown;

type Shown = {
  /** Text of each page, and checksum of each picture, by address. */
  pages: Record<string, string>;
  pictures: Record<string, string>;
  /** Numbers that only signed-in users see, by name. */
  counts: Record<string, number>;
};

async function start(settings: NodeJS.ProcessEnv): Promise<Apps> {
  const cacheDir = mkdtempSync(join(folder, "cache-")); // pages of another system would be mixed up with this one's
  running = new Apps(ports, { SEED: "none", ...SECRETS, ...settings, CACHE_DIR: cacheDir });
  running.start("content");
  running.start("site");
  await running.untilReady();
  return running;
}

/** A page or picture, for which a busy machine may require a retry. */
function body(url: string): Promise<Buffer> {
  return vi.waitFor(
    async () => {
      const response = await fetch(url, { redirect: "manual" });
      expect([url, response.status]).toEqual([url, 200]);
      return Buffer.from(await response.arrayBuffer());
    },
    { timeout: 120_000, interval: 500 },
  );
}

/** The text that visitors read: without scripts and styles. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

async function rest<Answer>(apps: Apps, path: string, init: RequestInit = {}): Promise<Answer> {
  const authorization = `JWT ${await signInByRest(apps.url, ADMINISTRATOR)}`;
  const headers = { authorization, origin: apps.url, "content-type": "application/json" };
  return (await fetch(`${apps.url}/api/${path}`, { ...init, headers })).json() as Promise<Answer>;
}

async function look(apps: Apps): Promise<Shown> {
  const sitemap = (await body(`${apps.url}/sitemap.xml`)).toString();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(20);
  const shown: Shown = { pages: {}, pictures: {}, counts: {} };
  for (const address of addresses) {
    const html = (await body(address)).toString();
    shown.pages[address] = textOf(html);
    for (const [path] of html.matchAll(/\/uploads\/[\w.-]+/g)) {
      shown.pictures[path] ??= createHash("sha256")
        .update(await body(`${apps.url}${path}`))
        .digest("hex");
    }
  }
  for (const name of ["projects", "projects/versions", "media", "users", "inquiries", "services/versions"])
    shown.counts[name] = (await rest<{ totalDocs: number }>(apps, `${name}?limit=1`)).totalDocs;
  return shown;
}

const addDraft = async (apps: Apps) =>
  (await rest<{ doc: { id: number } }>(apps, "projects?draft=true", { method: "POST", body: '{"header":"Neu"}' })).doc
    .id;

function run(script: string, args: string[], env: NodeJS.ProcessEnv): string {
  const settings = { PATH: process.env.PATH, HOME: process.env.HOME, CONTENT_PORT: "1", ...SECRETS, ...env };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
    cwd: ROOT,
    env: settings,
    encoding: "utf8",
  });
  expect(stdout + stderr).not.toContain("geheim");
  expect([status, stderr]).toEqual([0, ""]);
  return stdout;
}

beforeAll(async () => {
  ports = { site: await freePort(), content: await freePort() };
  const apps = await start({ SEED: "demo", DATA_DIR: SQLITE });
  const sent = { method: "POST", headers: INQUIRY_HEADERS, body: JSON.stringify(inquiry("Umzug")) };
  expect((await fetch(`${apps.url}/phpmail/`, sent)).status).toBe(200);
  await rest(apps, `projects/${await addDraft(apps)}`, { method: "DELETE" });
  before = await look(apps);
});
afterEach(async () => {
  await running?.end();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a restored system shows the same pages and pictures", async () => {
  await running?.end();
  const archive = join(folder, "sicherung.tar.gz");
  await backUp({ dataDir: SQLITE }, archive);
  const dataDir = join(folder, "restored");
  expect(run("restore", [archive], { DATA_DIR: dataDir })).toContain("Restored what was backed up");
  expect(await look(await start({ DATA_DIR: dataDir }))).toEqual(before);
});

test("moved to PostgreSQL, everything is at the same address, and no id is reused", async () => {
  const printed = run("move", [], { DATA_DIR: SQLITE, MOVE_TO: DATABASE_URL });
  expect(printed).toMatch(/rows moved\.\nNow set DATABASE_URL/);
  const apps = await start({ DATA_DIR: SQLITE, DATABASE_URL });
  expect(await look(apps)).toEqual(before);

  const archive = join(folder, "postgres.tar.gz");
  await backUp({ dataDir: SQLITE, databaseUrl: DATABASE_URL }, archive);
  const ids = Object.keys(before.pages).map((url) => Number(/\/projekte\/(\d+)-/.exec(url)?.[1] ?? 0));
  expect(await addDraft(apps)).toBe(Math.max(...ids) + 2); // the one in between was deleted before the move
});

test("it can only be moved back into an empty place", async () => {
  const back = { DATA_DIR: SQLITE, DATABASE_URL, MOVE_TO: "sqlite" };
  const refused = spawnSync(process.execPath, ["--import", "tsx", "scripts/move.ts"], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, CONTENT_PORT: "1", ...SECRETS, ...back },
    encoding: "utf8",
  });
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("The target is not empty")]);

  for (const name of readdirSync(SQLITE).filter((each) => each.startsWith("content.db"))) rmSync(join(SQLITE, name));
  expect(run("move", [], back)).toMatch(/rows moved\.\nNow take DATABASE_URL out/);
  const apps = await start({ DATA_DIR: SQLITE });
  const { pages, pictures, counts } = await look(apps);
  expect({ pages, pictures }).toEqual({ pages: before.pages, pictures: before.pictures });
  expect(counts.projects).toBe((before.counts.projects ?? 0) + 1); // added meanwhile
});

test("a backup of PostgreSQL is restored into an empty database, and shows the same pages and pictures", async () => {
  const connection = await connectDirectly({ dataDir: SQLITE, databaseUrl: `${server}/postgres` });
  await connection.rows("CREATE DATABASE zweite");
  await connection.close();
  const settings = { DATA_DIR: join(folder, "restored-postgres"), DATABASE_URL: `${server}/zweite` };
  run("restore", [join(folder, "postgres.tar.gz")], settings);
  expect(await look(await start(settings))).toEqual(before);
});
