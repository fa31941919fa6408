import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../../scripts/environment.ts";
import { isRunning } from "../../scripts/process-table.ts";
import { sha256Of } from "../../scripts/release/archive.ts";
import { untilWell } from "../../scripts/server/healthy.ts";
import type { Release } from "../../scripts/version.ts";
import { ADMINISTRATOR, freePort } from "../apps.ts";

/**
 * Makes a release of the apps as they are built; RELEASE names the folder of one that is there.
 *
 * @returns its folder; the archive lies beside it
 */
export function makeRelease(): string {
  if (process.env.RELEASE) return process.env.RELEASE;
  execFileSync("npm", ["run", "release", "--", "--as-it-is", "--x64"], {
    cwd: ROOT,
    env: { ...process.env, SKIP_BUILD: "true" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const name = readdirSync(join(ROOT, "release")).find((each) => each.endsWith("-x64"));
  return join(ROOT, "release", name ?? "");
}

type Changes = {
  /** A file that it lacks. */
  without?: string;
  /** JavaScript of a migration that only it has, which runs SQL by `run(…)`. */
  migration?: string;
  /** JavaScript with which a program begins, and the name of its file. */
  begins?: { file: string; with: string };
};

const MIGRATION = "20991231_235959_next";

/** Packs another release: a copy of another version, in which something is added or missing. */
export async function otherRelease(
  release: string,
  version: string,
  { without, migration, begins }: Changes = {},
): Promise<string> {
  const above = mkdtempSync(join(tmpdir(), "schaufenster-other-"));
  const folder = join(above, basename(release));
  execFileSync("cp", ["-al", release, folder]); // what is changed below gets a file of its own
  const sums = readFileSync(join(folder, "SHA256SUMS"), "utf8");
  const changed = new Set<string>();
  const change = (name: string, edit: (text: string) => string) => {
    const text = readFileSync(join(folder, name), "utf8");
    if (edit(text) === text) return;
    rmSync(join(folder, name));
    writeFileSync(join(folder, name), edit(text));
    changed.add(name);
  };
  change("release.json", (text) => {
    const says = JSON.parse(text) as Release;
    return JSON.stringify({ ...says, version, migrations: [...says.migrations, ...(migration ? [MIGRATION] : [])] });
  });
  if (migration) {
    const up = `async({db})=>{const run=(sql)=>db.run?db.run(sql):db.execute(sql);${migration}}`;
    const last = /(name:"\d{8}_\d{6}_\w+"\})\]/g;
    for (const [, name = ""] of sums.matchAll(/ {2}(content\/\.next\/server\/.*\.js)$/gm))
      change(name, (text) => text.replace(last, `$1,{up:${up},down:async()=>{},name:"${MIGRATION}"}]`));
  }
  if (begins) change(begins.file, (text) => text.replace(/^(#!.*\n)?/, `$1${begins.with}\n`));
  if (without) rmSync(join(folder, without));
  const kept = sums.split("\n").filter((line) => {
    const [, name] = line.split("  ");
    return name && name !== without && !changed.has(name);
  });
  for (const name of changed) kept.push(`${await sha256Of(join(folder, name))}  ${name}`);
  rmSync(join(folder, "SHA256SUMS"));
  writeFileSync(join(folder, "SHA256SUMS"), `${kept.join("\n")}\n`);
  execFileSync("tar", ["--use-compress-program=gzip -1", "-cf", `${folder}.tar.gz`, "-C", above, basename(folder)]);
  rmSync(folder, { recursive: true });
  return `${folder}.tar.gz`;
}

/** A server with versions side by side, and programs in the place of systemd's. */
export class Server {
  readonly root = mkdtempSync(join(tmpdir(), "schaufenster-server-"));
  readonly versions = join(this.root, "opt");
  readonly data = join(this.root, "var/lib/schaufenster");
  readonly #env: NodeJS.ProcessEnv;
  readonly contentUrl: string;
  readonly siteUrl: string;

  private constructor(contentPort: number, sitePort: number, more: Record<string, string> = {}) {
    this.contentUrl = `http://127.0.0.1:${contentPort}`;
    this.siteUrl = `http://127.0.0.1:${sitePort}`;
    for (const folder of ["bin", "etc/systemd/system", "opt", "var/lib/schaufenster"])
      mkdirSync(join(this.root, folder), { recursive: true });
    symlinkSync(join(ROOT, "testing/release/systemctl.mjs"), join(this.root, "bin/systemctl"));
    const secret = () => randomBytes(32).toString("hex");
    const settings = {
      PUBLIC_URL: this.siteUrl,
      CONTENT_URL: this.contentUrl,
      DATA_DIR: this.data,
      SEED: "none",
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      PAYLOAD_SECRET: secret(),
      WEBHOOK_SECRET: secret(),
      BACKUP_TIME: "off",
      ...more,
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(this.root, "etc/schaufenster.env"), lines.join(""));
    this.#env = {
      PATH: `${join(this.root, "bin")}:${process.env.PATH}`,
      HOME: process.env.HOME,
      SCHAUFENSTER_ROOT: this.root,
      SYSTEMCTL_FOLDER: this.versions,
      SYSTEMCTL_SITE: String(sitePort),
    };
  }

  /** One on which a release is installed, and nothing runs yet. */
  static async with(release: string, more?: Record<string, string>): Promise<Server> {
    const server = new Server(await freePort(), await freePort(), more);
    execFileSync("cp", ["-a", release, join(server.versions, "first")]);
    symlinkSync("first", join(server.versions, "current"));
    execFileSync("sh", ["-c", `cp ${release}/deploy/systemd/*.service ${server.root}/etc/systemd/system/`]);
    return server;
  }

  /** One that runs a release, with nothing in it. */
  static async running(release: string): Promise<Server> {
    const server = await Server.with(release);
    server.systemctl("start", "schaufenster-content", "schaufenster-site@0");
    await untilWell(`${server.contentUrl}/health`);
    await untilWell(`${server.siteUrl}/health/ready`);
    return server;
  }

  systemctl(...args: string[]): void {
    execFileSync(join(this.root, "bin/systemctl"), args, { env: this.#env });
  }

  /** Starts the command of the version that runs. */
  start(...args: string[]): ChildProcess {
    return spawn(join(this.versions, "current/bin/schaufenster"), args, { env: this.#env });
  }

  /** Runs it to its end. */
  async run(...args: string[]): Promise<{ code: number | null; said: string }> {
    const child = this.start(...args);
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
    const [code] = (await once(child, "close")) as [number | null];
    return { code, said };
  }

  /** The version that answers at an address; undefined while none does. */
  async versionAt(url: string): Promise<string | undefined> {
    const response = await fetch(`${url}/health`).catch(() => null);
    return response ? ((await response.json()) as { version?: string }).version : undefined;
  }

  /** Ends all that runs of it at once, as a power failure does. */
  async loseAll(): Promise<void> {
    const own = readdirSync("/proc").filter((name) => {
      try {
        const is = /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, "utf8").includes(this.root);
        return is && process.kill(Number(name), "SIGKILL");
      } catch {
        return false; // it has ended, or is another user's
      }
    });
    while (own.some((pid) => isRunning(Number(pid)))) await pause(20);
    for (const unit of ["content", "site"]) rmSync(join(this.versions, `schaufenster-${unit}.pid`), { force: true });
  }

  /** A change of version that is under way or was left. */
  get isUnderWay(): boolean {
    return existsSync(join(this.versions, ".update.json"));
  }

  end(): void {
    this.systemctl("stop", "schaufenster-site@0", "schaufenster-content");
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }
}
