import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../../scripts/environment.ts";
import { isRunning } from "../../scripts/process-table.ts";
import { debianPackage } from "../../scripts/release/debian.ts";
import { healthAt, untilHealthy } from "../../scripts/server/healthy.ts";
import { RELEASE_FILE, type Release } from "../../scripts/version.ts";
import { ADMINISTRATOR, freePort } from "../apps.ts";

/**
 * Creates a release of the built apps; RELEASE names the folder of an existing one.
 * @returns its folder; the archive is beside it
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

export const packageOf = (release: string): string =>
  join(dirname(release), readdirSync(dirname(release)).find((name) => name.endsWith("_amd64.deb")) ?? "");

type Changes = {
  /** A missing file. */
  without?: string;
  /** JavaScript of an additional migration, which runs SQL by `run(…)`. */
  migration?: string;
};

const MIGRATION = "20991231_235959_next";

/** Creates a package of another version: a copy of a release with additions or missing files. */
export function otherPackage(release: string, version: string, { without, migration }: Changes = {}): string {
  const folder = join(mkdtempSync(join(tmpdir(), "schaufenster-other-")), basename(release));
  execFileSync("cp", ["-al", release, folder]); // a changed file is copied first
  const change = (name: string, edit: (text: string) => string) => {
    const text = readFileSync(join(folder, name), "utf8");
    if (edit(text) === text) return;
    rmSync(join(folder, name));
    writeFileSync(join(folder, name), edit(text));
  };
  const says = { ...(JSON.parse(readFileSync(join(release, RELEASE_FILE), "utf8")) as Release), version };
  change(RELEASE_FILE, () => JSON.stringify(says));
  if (migration) {
    const up = `async({db})=>{const run=(sql)=>db.run?db.run(sql):db.execute(sql);${migration}}`;
    const last = /(name:"\d{8}_\d{6}_\w+"\})\]/g;
    for (const name of readdirSync(join(folder, "content/.next/server"), { recursive: true, encoding: "utf8" }))
      if (name.endsWith(".js"))
        change(join("content/.next/server", name), (text) =>
          text.replace(last, `$1,{up:${up},down:async()=>{},name:"${MIGRATION}"}]`),
        );
  }
  if (without) rmSync(join(folder, without));
  const archive = `${folder}.tar.gz`;
  const args = ["--use-compress-program=gzip -1", "-cf", archive, "-C", dirname(folder), basename(folder)];
  execFileSync("tar", args);
  rmSync(folder, { recursive: true });
  const made = debianPackage(archive, says);
  rmSync(archive);
  return made;
}

/** A machine's root folder with dpkg, and fakes of systemd's programs. */
export class Server {
  readonly root = mkdtempSync(join(tmpdir(), "schaufenster-server-"));
  readonly versions = join(this.root, "opt/schaufenster");
  readonly data = join(this.root, "var/lib/schaufenster");
  readonly contentUrl: string;
  readonly siteUrl: string;
  readonly #env: NodeJS.ProcessEnv;

  constructor(contentPort: number, sitePort: number) {
    this.contentUrl = `http://127.0.0.1:${contentPort}`;
    this.siteUrl = `http://127.0.0.1:${sitePort}`;
    const dpkg = ["info", "updates", "triggers"].map((name) => `var/lib/dpkg/${name}`);
    for (const folder of ["bin", "etc", "run", "var/lib/schaufenster", ...dpkg])
      mkdirSync(join(this.root, folder), { recursive: true });
    writeFileSync(join(this.root, "var/lib/dpkg/status"), "");
    symlinkSync(join(ROOT, "testing/release/systemctl.mjs"), join(this.root, "bin/systemctl"));
    for (const name of ["useradd", "journalctl"]) symlinkSync("/bin/true", join(this.root, "bin", name));
    this.#env = {
      PATH: `${join(this.root, "bin")}:${process.env.PATH}`,
      HOME: process.env.HOME,
      SCHAUFENSTER_ROOT: this.root,
      SYSTEMCTL_SITE: String(sitePort),
    };
  }

  /** An installed package with settings, not yet running. */
  static async with(file: string, more: Record<string, string> = {}): Promise<Server> {
    const server = new Server(await freePort(), await freePort());
    const secret = () => randomBytes(32).toString("hex");
    const settings = {
      PUBLIC_URL: server.siteUrl,
      SITE_URLS: server.siteUrl,
      CONTENT_URL: server.contentUrl,
      SEED: "none",
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      PAYLOAD_SECRET: secret(),
      WEBHOOK_SECRET: secret(),
      BACKUP_TIME: "off",
      ...more,
    };
    await server.expectInstalled(file);
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(server.root, "etc/schaufenster.env"), lines.join(""));
    return server;
  }

  /** A running version of a package, without content. */
  static async running(file: string): Promise<Server> {
    const server = await Server.with(file);
    await server.boot();
    return server;
  }

  /** Starts everything that a machine starts, and waits until it is up. */
  async boot(): Promise<void> {
    this.systemctl("start", "schaufenster-content", "schaufenster-site@0");
    await untilHealthy(`${this.contentUrl}/health`);
    await untilHealthy(`${this.siteUrl}/health/ready`);
  }

  systemctl(...args: string[]): void {
    execFileSync(join(this.root, "bin/systemctl"), args, { env: this.#env });
  }

  /** Starts installing a package by dpkg, as apt does; the package's scripts get the root folder's name. */
  startInstalling(file: string): ChildProcess {
    const force = ["script-chrootless", "depends", "unsafe-io", "confold"].map((each) => `--force-${each}`);
    return spawn("dpkg", [`--root=${this.root}`, `--log=${this.root}/dpkg.log`, ...force, "--install", file], {
      env: this.#env,
    });
  }

  install = (file: string) => endOf(this.startInstalling(file));

  async expectInstalled(file: string): Promise<string> {
    const { code, said } = await this.install(file);
    if (code !== 0) throw new Error(said);
    return said;
  }

  run = (...args: string[]) => endOf(spawn(join(this.versions, "current/bin/schaufenster"), args, { env: this.#env }));

  /** The version running at an address; undefined if none responds. */
  versionAt = async (url: string): Promise<string | undefined> => (await healthAt(url)).version;

  lastLog = (app: "content" | "site") => readFileSync(join(this.root, `${app}.log`), "utf8").slice(-4000);

  get current(): string {
    const link = join(this.versions, "current");
    return existsSync(link) ? readlinkSync(link) : "";
  }

  /** Kills everything at once, like a power failure. */
  async loseAll(): Promise<void> {
    for (;;) {
      const own = readdirSync("/proc").filter((name) => {
        try {
          const is = /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, "utf8").includes(this.root);
          return is && isRunning(Number(name)) && process.kill(Number(name), "SIGKILL");
        } catch {
          return false;
        }
      });
      if (own.length === 0) break;
      await pause(20);
    }
    rmSync(join(this.root, "run"), { recursive: true });
    mkdirSync(join(this.root, "run"));
  }

  /** Saves versions and data for {@link reset}. */
  save(): void {
    const saved = join(this.root, "saved");
    execFileSync("sh", [
      "-c",
      `mkdir ${saved} && cp -al ${this.root}/opt ${saved}/ && cp -a ${this.root}/var ${saved}/`,
    ]);
  }

  reset(): void {
    const commands = `cd ${this.root} && rm -rf opt var cache && cp -al saved/opt . && cp -a saved/var .`;
    execFileSync("sh", ["-c", commands]);
  }

  async end(): Promise<void> {
    await this.loseAll();
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Waits for a program's end, and returns its output. */
export async function endOf(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}
