import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ADMINISTRATOR, freePort } from "../../testing/apps.ts";
import { makeRelease } from "../../testing/release/server.ts";

const MEGABYTE = 1_000_000;

type Sbom = { components: { "bom-ref": string }[] };

const folder = mkdtempSync(join(tmpdir(), "schaufenster-release-"));
const data = join(folder, "data");
let release: string;
let unpacked: string;
let site: string;
let settings: NodeJS.ProcessEnv;
let apps: ChildProcess;
let said = "";

beforeAll(async () => {
  release = makeRelease();
  execFileSync("tar", ["-xzf", `${release}.tar.gz`, "-C", folder]);
  unpacked = join(folder, readdirSync(folder).find((name) => name.startsWith("schaufenster-")) ?? "");
  const port = await freePort();
  site = `http://localhost:${port}`;
  const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = ADMINISTRATOR;
  const { PATH, HOME } = process.env;
  settings = { PATH, HOME, PORT: String(port), DATA_DIR: data, ADMIN_EMAIL, ADMIN_PASSWORD, BACKUP_TIME: "off" };
  apps = spawn(join(unpacked, "bin/schaufenster"), ["start"], { env: settings });
  for (const stream of [apps.stdout, apps.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  await vi.waitFor(() => expect(said).toContain("Ready after"), { timeout: 550_000, interval: 500 });
});

afterAll(async () => {
  apps.kill("SIGTERM");
  if (apps.exitCode === null) await once(apps, "exit");
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

function run(...args: string[]): string {
  return execFileSync(join(unpacked, "bin/schaufenster"), args, { env: settings, encoding: "utf8" });
}

test("a release is small enough for the smallest server", () => {
  expect(statSync(`${release}.tar.gz`).size).toBeLessThan(120 * MEGABYTE);
  expect(readdirSync(unpacked)).toEqual(expect.arrayContaining(["CHANGELOG.md", "sbom.cdx.json", "deploy", "bin"]));
});

test("everybody may read it, and only root may change it", () => {
  const modes = execFileSync("find", [unpacked, "-type", "f", "-printf", "%m\n"], { encoding: "utf8" });
  expect([...new Set(modes.trim().split("\n"))].sort()).toEqual(["644", "755"]);
});

test("every package in it is in the list of packages, with its licence's text beside it or its name", () => {
  const { components } = JSON.parse(readFileSync(join(unpacked, "sbom.cdx.json"), "utf8")) as Sbom;
  const listed = new Set(components.map((each) => each["bom-ref"]));
  const files = readdirSync(unpacked, { recursive: true, encoding: "utf8" });
  const folders = files.flatMap(
    (file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(file)?.[1] ?? [],
  );
  expect(folders.length).toBeGreaterThan(200);
  const ours = /^node_modules\/(?:tsx$|@schaufenster\/)/;
  for (const path of folders.filter((each) => !ours.test(each))) {
    const { name, version, license } = JSON.parse(readFileSync(join(unpacked, path, "package.json"), "utf8"));
    expect(listed, path).toContain(`${name}@${version}`);
    const beside = readdirSync(join(unpacked, path)).some((each) =>
      /^(?:licen[cs]e|notice|copying|readme)/i.test(each),
    );
    expect(beside || license, path).toBeTruthy();
  }
  // Bundled ones have no files of their own.
  const served = ["site/dist/client/lizenzen.txt", "content/public/admin/lizenzen.txt"];
  const texts = served.map((file) => readFileSync(join(unpacked, file), "utf8")).join("\n");
  for (const name of [
    "hono",
    "react-dom",
    "satori",
    "@payloadcms/ui",
    "prosemirror-view",
    "@fontsource/dm-serif-display",
  ]) {
    expect(
      components.map((each) => each["bom-ref"].replace(/@[^@]+$/, "")),
      name,
    ).toContain(name);
    expect(texts).toContain(name);
  }
});

test("without surrounding packages it shows the demo agency, and both apps report their version", async () => {
  const { version, commit } = JSON.parse(readFileSync(join(unpacked, "release.json"), "utf8"));
  const landing = await (await fetch(`${site}/`)).text();
  expect(landing).toContain("Musterlicht");
  const own = await (await fetch(`${site}/health`)).json();
  expect(own.version).toContain(`${version} (${commit.slice(0, 7)}`);
  const content = await (await fetch(`${site.replace(/\d+$/, (port) => String(Number(port) + 1))}/health`)).json();
  expect(content.version).toBe(own.version);
});

test("an editor signs in, and a picture gets its sizes", async () => {
  const headers = { "content-type": "application/json" };
  const login = await fetch(`${site}/api/users/login`, {
    method: "POST",
    headers,
    body: JSON.stringify(ADMINISTRATOR),
  });
  const { token } = (await login.json()) as { token: string };
  const authorization = `JWT ${token}`;
  const admin = await fetch(`${site}/admin`, { headers: { cookie: `payload-token=${token}` } });
  expect(await admin.text()).toContain("Schaufenster, Version");
  const form = new FormData();
  const picture = readFileSync(join(unpacked, "site/dist/client/icon-512.png"));
  form.set("file", new Blob([picture], { type: "image/png" }), "zeichen.png");
  form.set("_payload", JSON.stringify({ alternativeText: "Ein Zeichen" }));
  const upload = await fetch(`${site}/api/media`, {
    method: "POST",
    headers: { authorization, origin: site },
    body: form,
  });
  const body = await upload.text();
  expect(upload.status, body).toBe(201);
  const { doc } = JSON.parse(body) as { doc: { url: string; width: number } };
  expect(doc.width).toBe(512);
  expect((await fetch(site + doc.url)).status).toBe(200);
});

test("its commands create a backup, list backups, report what is running, and find nothing wrong", async () => {
  expect(run("backup")).toMatch(/\/schaufenster-.*\.tar\.gz \(/);
  const status = run("status");
  expect(status).toMatch(/ {2}content +ok, \d/);
  expect(status).toMatch(/ {2}backup +\d minutes ago/);
  expect(status).toMatch(/ {2}address +localhost leads to .*, this server\n/);
  expect(() => run("restore")).toThrow(/schaufenster-.*\.tar\.gz/);
  expect(run("import", "--help")).toContain("--dry-run");
});
