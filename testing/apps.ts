import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Environment, ROOT, readEnvironment } from "../scripts/environment.ts";
import { commandOf } from "../scripts/process-table.ts";
import { type App, builtApps } from "../scripts/processes.ts";
import { untilReady } from "../scripts/ready.ts";

export const ADMINISTRATOR = { email: "redaktion@musterlicht.example", password: "nur-für-die-tests-1" };

export const DEMO_AGENCY = join(ROOT, ".demo-agency");

/** Creates the demo agency if it is missing or outdated. */
export async function makeDemoAgency(): Promise<void> {
  const child = spawn("npm", ["run", "demo-agency", "--silent"], { cwd: ROOT, stdio: "inherit" });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("The demo agency could not be created; see the output above");
}

const NPM_START = "npm start";

type AppName = "content" | "site";
type ProcessName = AppName | typeof NPM_START;

/** How to recognize the apps' command lines; Next renames its process. */
const COMMANDS: Record<AppName, RegExp> = { content: /next/, site: /dist\/server\/main\.js/ };

/** Both apps as built, with their own folder and ports. Each can be stopped and started separately. */
export class Apps {
  readonly #environment: Environment;
  readonly #processes = new Map<ProcessName, ChildProcess>();
  readonly #folder = mkdtempSync(join(tmpdir(), "schaufenster-apps-"));

  constructor(ports: { site: number; content: number }, settings: NodeJS.ProcessEnv = {}) {
    this.#environment = readEnvironment({
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(ports.site),
      CONTENT_PORT: String(ports.content),
      DATA_DIR: this.#folder,
      // A minute of CPU that the tests would have to share; the first slide's picture is encoded anyway.
      BACKGROUND_ENCODING: "off",
      BACKUP_TIME: "off",
      CONTACT_RATE_PER_ADDRESS: "100", // all test visitors have one address
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      ...settings,
    });
  }

  /** Address of the site, without a trailing slash. */
  get url(): string {
    return `http://localhost:${this.#environment.PORT}`;
  }

  /** Address of the content system, which only the site uses. */
  get contentUrl(): string {
    return this.#environment.CONTENT_URL;
  }

  get folder(): string {
    return this.#folder;
  }

  /** Copies the demo agency's data, before the content system is started. */
  async takeDemoAgency(): Promise<void> {
    await cp(DEMO_AGENCY, this.#folder, { recursive: true });
  }

  /** Both apps with the demo agency, running, for tests that change it or need its initial state. */
  static async ofDemoAgency(settings: NodeJS.ProcessEnv = {}): Promise<Apps> {
    const apps = new Apps({ site: await freePort(), content: await freePort() }, settings);
    await apps.takeDemoAgency();
    apps.start("content");
    apps.start("site");
    await apps.untilReady();
    return apps;
  }

  start(name: AppName): void {
    const app = builtApps(this.#environment).find((each) => each.name === name);
    if (!app) throw new Error(`There is no app ${name}`);
    this.#run(name, app);
  }

  /**
   * Runs both by `npm start` without its build. Afterwards neither can be stopped or started separately.
   * @returns resolves with its exit code when it has ended
   */
  npmStart(): Promise<number | null> {
    const args = [".programs/start.js"];
    const child = this.#run(NPM_START, { args, cwd: ROOT, env: { ...this.#environment, SKIP_BUILD: "true" } });
    return once(child, "exit").then(([code]) => code);
  }

  #run(name: ProcessName, { args, cwd, env }: Pick<App, "args" | "cwd" | "env">): ChildProcess {
    const child = spawn(process.execPath, args, { cwd, env });
    const log = createWriteStream(join(this.#folder, `${name}.log`), { flags: "a" });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.#processes.set(name, child);
    return child;
  }

  /** Whether an app was started and hasn't ended. */
  isRunning(name: AppName): boolean {
    const child = this.#processes.get(name);
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  pid(name: AppName): number {
    const runner = this.#processes.get(NPM_START)?.pid;
    const pid = runner ? childOf(runner, COMMANDS[name]) : this.#processes.get(name)?.pid;
    if (!pid) throw new Error(`The app ${name} is not running`);
    return pid;
  }

  /** Resolves with the exit code when the process has ended; null if a signal ended it or it wasn't running. */
  async stop(name: ProcessName, signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    const child = this.#processes.get(name);
    this.#processes.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    child.kill(signal);
    const [code] = await once(child, "exit");
    return code;
  }

  /**
   * Resolves when the site shows its landing page.
   * @throws Error if an app ends instead
   */
  untilReady(): Promise<void> {
    const ended = [...this.#processes].map(async ([name, process]) => {
      await once(process, "exit");
      throw new Error(`${name} has ended instead of getting ready. It said:\n${this.said(name).slice(-2000)}`);
    });
    return Promise.race([untilReady(this.#environment), ...ended]);
  }

  said(name: ProcessName): string {
    return readFileSync(join(this.#folder, `${name}.log`), "utf8");
  }

  async end(): Promise<void> {
    await Promise.all([this.stop("site"), this.stop("content"), this.stop(NPM_START)]);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The child process of another one with a command. Linux only. */
function childOf(parent: number, command: RegExp): number | undefined {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim().split(" ").map(Number);
  return children.find((pid) => command.test(commandOf(pid)));
}

/** Below the ephemeral ports of Linux, macOS and Windows, so that no outgoing connection uses one of them. */
const PORTS = { from: 20_000, to: 32_000 };

/** A currently free port that suites running in parallel are unlikely to choose. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return await freePort();
  }
  server.close();
  await once(server, "close");
  return port;
}
