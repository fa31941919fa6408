import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";

/** sysexits.h, EX_CONFIG: a restart would not help. */
const EXIT_FINAL = 78;

/** The preparation bundled into one file, in node_modules, where sharp is found: it starts in a tenth of the time. */
const PREPARE = join(ROOT, "node_modules/.cache/prepare.mjs");

const PROGRAM = `
import { prepare } from "./prepare.ts";
await prepare();
console.log("prepared");
await new Promise((go) => process.stdin.once("data", go));
process.exit(0);
`;

const folder = mkdtempSync(join(tmpdir(), "schaufenster-start-"));
let other: Server;
let usedPort: string;
let ports = 20_000 + (process.pid % 20_000);

beforeAll(async () => {
  await build({
    stdin: {
      contents: PROGRAM,
      resolveDir: join(ROOT, "scripts"),
    },
    outfile: PREPARE,
    bundle: true,
    external: ["sharp"],
    platform: "node",
    format: "esm",
    define: { "import.meta.dirname": JSON.stringify(join(ROOT, "scripts")) },
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    logLevel: "error",
  });
  other = createServer((_, answer) => answer.end("another program")).listen(0);
  await once(other, "listening");
  usedPort = String((other.address() as AddressInfo).port);
});

afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs only the preparation of `npm start`, with its own settings. */
function prepare(settings: NodeJS.ProcessEnv): ChildProcess {
  ports += 2;
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: String(ports),
    DATA_DIR: mkdtempSync(join(folder, "data-")),
    ...settings,
  };
  return spawn(process.execPath, [PREPARE], { cwd: ROOT, env });
}

async function outcomeOf(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.includes("prepared")) child.stdin?.write("go\n");
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}

/** One or several sentences, and nothing for developers. */
function expectRefusal({ code, said }: { code: number | null; said: string }, sentence: RegExp | string): void {
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/^\s+at |node:internal|Error:/m);
  expect(code).toBe(EXIT_FINAL);
}

const file = join(folder, "file");
writeFileSync(file, "");

test.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ["a port that is none", { PORT: "abc" }, /PORT=abc is not possible: it must be a whole number from 1 to 65535/],
  ["a port that is too high", { PORT: "99999" }, /PORT=99999 is not possible/],
  ["a content port that is none", { CONTENT_PORT: "80a" }, /CONTENT_PORT=80a is not possible/],
  ["one port for both", { PORT: "3900", CONTENT_PORT: "3900" }, /Each app needs one of its own/],
  ["an address that this machine has not", { HOST: "203.0.113.77" }, /HOST=203\.0\.113\.77 is not possible/],
  ["an address that is none", { HOST: "999.1.1.1" }, /HOST=999\.1\.1\.1 is not possible/],
  ["a data folder that is a file", { DATA_DIR: file }, /DATA_DIR .* cannot be used: that is a file\. Name a folder\./],
  ["a data folder below a file", { DATA_DIR: join(file, "data") }, /a part of the path is a file/],
  ["a data folder that cannot be written to", { DATA_DIR: "/sys/schaufenster" }, /DATA_DIR .* cannot be used/],
  ["a public address without its protocol", { PUBLIC_URL: "www.example.org" }, /begin with http:\/\/ or https:\/\//],
  [
    "settings of the site that are not there",
    { SITE_SETTINGS_FILE: "/nowhere.json" },
    /SITE_SETTINGS_FILE names \/nowhere/,
  ],
  ["a short password", { ADMIN_PASSWORD: "kurz" }, /ADMIN_PASSWORD is too short/],
  ["an unknown rule for the second factor", { SECOND_FACTOR: "maybe" }, /SECOND_FACTOR must be optional or required/],
])("%s stops the start with a sentence", async (_, settings, sentence) => {
  expectRefusal(await outcomeOf(prepare(settings)), sentence);
});

test("each sentence is printed once, with those of both apps together", async () => {
  const { said } = await outcomeOf(prepare({ MAIL_FROM: "nobody", TRUST_PROXY: "perhaps", CONTACT_RECIPIENT: "x" }));
  const lines = said.split("\n").filter(Boolean);
  expect(new Set(lines).size).toBe(lines.length);
  expect(said).toMatch(/MAIL_FROM[\s\S]*TRUST_PROXY/);
});

test("a mistyped setting is named, with the intended one", async () => {
  const { said } = await outcomeOf(prepare({ CONTACT_RECIPENT: "a@example.org", HOST: "999.1.1.1" }));
  expect(said).toContain("Nothing reads the setting CONTACT_RECIPENT. Did you mean CONTACT_RECIPIENT?");
});

test("a port in use stops the start, and suggests another", async () => {
  for (const name of ["PORT", "CONTENT_PORT"]) {
    const outcome = await outcomeOf(prepare({ [name]: usedPort }));
    expectRefusal(outcome, `Port ${usedPort} (${name}) is in use by another program`);
    expect(outcome.said).toContain(`${name}=${Number(usedPort) + 100}`);
  }
});

test("a second start with the same data folder is refused, until the first has ended", async () => {
  const DATA_DIR = join(folder, "shared");
  mkdirSync(DATA_DIR);
  const first = prepare({ DATA_DIR });
  await once(first.stdout ?? first, "data");
  expectRefusal(await outcomeOf(prepare({ DATA_DIR })), `running on this data already (process ${first.pid}`);
  first.kill("SIGKILL");
  await once(first, "close");
  expect(await outcomeOf(prepare({ DATA_DIR }))).toEqual({ code: 0, said: "prepared\n" });
});

test("a lock whose process id was reused by another program doesn't count", async () => {
  const DATA_DIR = mkdtempSync(join(folder, "reused-"));
  writeFileSync(join(DATA_DIR, "running.json"), JSON.stringify({ pid: process.pid, since: "another boot 1" }));
  expect((await outcomeOf(prepare({ DATA_DIR }))).code).toBe(0);
  writeFileSync(join(DATA_DIR, "running.json"), '{"pid":'); // cut off by a power failure
  expect((await outcomeOf(prepare({ DATA_DIR }))).code).toBe(0);
});

test("with a public address nothing starts by accident, neither the demo agency nor an empty folder", async () => {
  const DATA_DIR = join(folder, "not-mounted");
  const PUBLIC_URL = "https://www.agentur.example";
  expectRefusal(
    await outcomeOf(prepare({ DATA_DIR, PUBLIC_URL })),
    /holds no content yet[\s\S]*disk is mounted[\s\S]*SEED=none/,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
  for (const ADMIN_EMAIL of ["", "admin@example.org", "ich@IHRE-AGENTUR.de", "admin@musterlicht.example"])
    expectRefusal(
      await outcomeOf(prepare({ DATA_DIR, PUBLIC_URL, SEED: "none", ADMIN_EMAIL })),
      /your own e-mail address/,
    );
  for (const SEED of ["none", "demo"]) {
    const settings = { DATA_DIR, PUBLIC_URL, SEED, ADMIN_EMAIL: "chefin@agentur.example" };
    expect((await outcomeOf(prepare(settings))).code).toBe(0);
  }
  expect(readdirSync(DATA_DIR)).toEqual(["secrets.env"]);
  writeFileSync(join(DATA_DIR, "content.db"), "");
  expect((await outcomeOf(prepare({ DATA_DIR, PUBLIC_URL }))).code).toBe(0);
});

test("an old Node gets a readable message", async () => {
  const script = `Object.defineProperty(process.versions, "node", { value: "18.20.4" }); require("./scripts/node-version.cjs")`;
  const outcome = await outcomeOf(spawn(process.execPath, ["-e", script], { cwd: ROOT }));
  expectRefusal(outcome, /needs Node 20\.19\.0 or newer; this is 18\.20\.4/);
});
