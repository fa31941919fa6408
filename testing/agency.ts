/** Both apps as `npm start` runs them, with data of their own and a real SMTP server, for campaigns that break things. */

import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { type Client, createClient } from "@libsql/client";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { MailServer } from "../content/testing/mail-server.ts";
import { ROOT } from "../scripts/environment.ts";
import { ADMINISTRATOR, freePort } from "./apps.ts";
import { type Answer, ask } from "./ask.ts";
import { INQUIRY_HEADERS, inquiry } from "./inquiry.ts";

type Options = {
  settings?: NodeJS.ProcessEnv;
  dataDir?: string;
};

export type AppName = "content" | "site";

/** Running ones, so that nothing is left over when a campaign is broken off. */
const running = new Set<Agency>();

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => Promise.all([...running].map((agency) => agency.end())).finally(() => process.exit(1)));
}

let template: Promise<string> | null = null;

/** A folder with the demo agency in it, made by a real first start. */
async function makeTemplate(): Promise<string> {
  const agency = new Agency();
  await agency.start({ empty: true });
  await agency.get("/projekte");
  await agency.stop();
  await agency.mail.stop();
  await agency.database((client) => client.execute("PRAGMA wal_checkpoint(TRUNCATE)")); // all of it in one file
  return agency.dataDir;
}

/** Removes what all campaigns share. */
export async function removeTemplate(): Promise<void> {
  if (template) rmSync(await template, { recursive: true, force: true });
}

export class Agency {
  readonly mail = new MailServer();
  readonly dataDir: string;
  /** All that both apps and what runs them have printed. */
  output = "";
  readonly #options: Options;
  #ports: { site: number; content: number } | null = null;
  #runner: ChildProcess | null = null;
  #ended: Promise<number | null> = Promise.resolve(null);

  constructor(options: Options = {}) {
    this.#options = options;
    this.dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "schaufenster-faults-"));
  }

  get url(): string {
    return `http://127.0.0.1:${this.#ports?.site}`;
  }

  get port(): number {
    return this.#ports?.site ?? 0;
  }

  /** Fills its folder with the demo agency, without starting anything; in browser tests with the one that they share. */
  async fill(): Promise<void> {
    if (!process.env.DEMO_AGENCY) template ??= makeTemplate();
    cpSync(process.env.DEMO_AGENCY ?? (await template) ?? "", this.dataDir, { recursive: true });
  }

  /** Works with the database's file, past the content system. */
  async database<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = createClient({ url: `file:${join(this.dataDir, "content.db")}` });
    try {
      return await work(client);
    } finally {
      client.close();
    }
  }

  /**
   * @param empty begin with what is in the folder, even if that is nothing
   * @returns the exit code if it ended before it was ready, else null
   */
  async start({ empty = false, timeoutMs = 300_000 } = {}): Promise<number | null> {
    if (!empty && !existsSync(join(this.dataDir, "content.db"))) await this.fill();
    this.#ports ??= { site: await freePort(), content: await freePort() };
    // A build in the middle of other tests would take the files from under their apps.
    const env = { ...this.#environment(await this.mail.start()), SKIP_BUILD: "true", ...this.#options.settings };
    const runner = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env,
    });
    this.#runner = runner;
    running.add(this);
    this.output = "";
    for (const stream of [runner.stdout, runner.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        this.output += text;
      });
    this.#ended = new Promise((resolve) => runner.once("exit", (code) => resolve(code)));
    const deadline = Date.now() + timeoutMs;
    while (!this.output.includes("\nReady after")) {
      const code = await Promise.race([this.#ended, later(50, "running" as const)]);
      if (code !== "running") return code;
      if (Date.now() > deadline) throw new Error(`Not ready in time. It printed:\n${this.output.slice(-2000)}`);
    }
    return null;
  }

  #environment(smtpPort: number): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(this.#ports?.site),
      CONTENT_PORT: String(this.#ports?.content),
      DATA_DIR: this.dataDir,
      BACKGROUND_ENCODING: "off",
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: "Musterlicht <kontaktformular@musterlicht.example>",
      CONTACT_RATE_PER_ADDRESS: "1000000",
      CONTACT_RATE_TOTAL: "1000000",
      TRUST_PROXY: "1",
    };
  }

  /** The process of an app, or of what runs both; null if there is none at the moment. */
  pid(name: AppName | "runner"): number | null {
    const runner = this.#runner?.pid ?? null;
    if (name === "runner" || runner === null) return runner;
    const sign = name === "content" ? "next" : "dist/server/main.js";
    return childrenOf(runner).find(({ command }) => command.includes(sign))?.pid ?? null;
  }

  /** Whether `npm start` has not ended. */
  get isRunning(): boolean {
    return this.#runner?.exitCode === null && this.#runner.signalCode === null;
  }

  /** As a power cut does it. */
  kill(...names: (AppName | "runner")[]): void {
    for (const pid of names.map((name) => this.pid(name))) if (pid) process.kill(pid, "SIGKILL");
  }

  /** Resolves with the exit code when all has ended. */
  async stop(): Promise<number | null> {
    if (this.#runner?.exitCode === null) this.#runner.kill("SIGTERM");
    running.delete(this);
    return this.#ended;
  }

  async end(): Promise<void> {
    await this.stop();
    await this.mail.stop();
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 3 });
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return ask(this.url + path, { headers: { "accept-encoding": "br", ...headers } });
  }

  /** Posts the contact form as a browser does. */
  inquire(subject: string, headers: Record<string, string> = {}): Promise<Answer> {
    return ask(`${this.url}${CONTACT_PATH}`, {
      method: "POST",
      headers: { ...INQUIRY_HEADERS, ...headers },
      body: JSON.stringify(inquiry(subject)),
    });
  }

  async login(): Promise<string> {
    const { body } = await ask(`${this.url}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(ADMINISTRATOR),
    });
    return (JSON.parse(body) as { token: string }).token;
  }

  /** Saves a service's heading as an editor does. */
  publish(token: string, header: string): Promise<Answer> {
    return ask(`${this.url}/api/services/1`, {
      method: "PATCH",
      headers: { "content-type": "application/json", authorization: `JWT ${token}` },
      body: JSON.stringify({ header, _status: "published" }),
    });
  }

  /** Subjects of all inquiries, read from the file. */
  async subjects(): Promise<string[]> {
    const { rows } = await this.database((client) => client.execute("SELECT subject FROM inquiries ORDER BY id"));
    return rows.map(({ subject }) => String(subject));
  }

  /** Which of the inquiries with these subjects are not in the mailbox when nothing has come for a while. */
  async undelivered(subjects: string[], silenceMs = 60_000): Promise<string[]> {
    let [count, deadline] = [0, Date.now() + silenceMs];
    for (;;) {
      const arrived = new Set(this.mail.received.map(({ email }) => email.subject));
      const missing = subjects.filter((subject) => !arrived.has(`[Kontaktformular] ${subject}`));
      if (arrived.size > count) [count, deadline] = [arrived.size, Date.now() + silenceMs];
      if (missing.length === 0 || Date.now() > deadline) return missing;
      await later(100);
    }
  }

  /** Memory of both apps, in MB. */
  memory(): string {
    return (["site", "content"] as const).map((name) => `${name} ${this.megabytes(name)} MB`).join(", ");
  }

  megabytes(name: AppName): number {
    const status = readFileSync(`/proc/${this.pid(name)}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  }
}

function childrenOf(parent: number): { pid: number; command: string }[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const status = readFileSync(`/proc/${name}/stat`, "utf8");
      if (Number(status.slice(status.lastIndexOf(")")).split(" ")[2]) !== parent) return [];
      // Next renames its process.
      return [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ") }];
    } catch {
      return []; // it has ended meanwhile
    }
  });
}
