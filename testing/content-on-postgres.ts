import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { connectDirectly, type DirectConnection } from "../content/src/platform/database/direct-connection.ts";
import { MailServer } from "../content/testing/mail-server.ts";
import { signInByRest } from "./accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "./apps.ts";
import { INQUIRY_HEADERS, inquiry } from "./inquiry.ts";
import { publishTexts, SHORT_TEXTS } from "./legal-texts.ts";
import { type PostgresProxy, startPostgresProxy } from "./postgres-proxy.ts";

/** How often to check whether a process is up. */
const POLL_MS = 100;

const METRICS_TOKEN = "metrics-token-of-thirty-two-characters";

/** The content system, as built, with a database server behind a proxy. */
export class ContentOnPostgres {
  readonly databaseUrl: string;
  readonly mail = new MailServer();
  readonly #folder = mkdtempSync(join(tmpdir(), "schaufenster-on-postgres-"));
  #process: Apps | undefined;
  #proxy: PostgresProxy | undefined;
  #database: DirectConnection | undefined;
  #token = "";
  #visitors = 0;

  /** @param server postgres://user:password@host:port */
  constructor(server = process.env.TEST_POSTGRES) {
    this.databaseUrl = `${server}/content-${randomUUID()}`;
  }

  /** Starts it before the server has its database. */
  async start(): Promise<void> {
    this.#proxy = await startPostgresProxy(Number(new URL(this.databaseUrl).port));
    const settings = {
      SEED: "none",
      PAYLOAD_SECRET: "a secret of at least thirty-two characters",
      WEBHOOK_SECRET: "another secret of thirty-two characters",
      CONTACT_RECIPIENT: inquiry("").to,
      SMTP_URL: `smtp://127.0.0.1:${await this.mail.start()}`,
      MAIL_FROM: "website@agentur.example",
      METRICS_TOKEN,
      DATA_DIR: this.#folder,
    };
    const viaProxy = Object.assign(new URL(this.databaseUrl), { port: this.#proxy.port }).href;
    this.#process = new Apps({ site: 1, content: await freePort() }, { ...settings, DATABASE_URL: viaProxy });
    this.#process.start("content");
    await untilUp(this.#process);
    this.#database = await connectDirectly({ dataDir: "", databaseUrl: this.databaseUrl });
    this.#token = await signInByRest(this.url, ADMINISTRATOR);
    await publishTexts(this.url, this.#token, SHORT_TEXTS);
  }

  get url(): string {
    return this.#process?.contentUrl ?? "";
  }

  get printed(): string {
    return this.#process?.said("content") ?? "";
  }

  get authorization(): Record<string, string> {
    return { authorization: `JWT ${this.#token}` };
  }

  async whileDatabaseIsAway<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#proxy?.goAway();
    return work().finally(() => this.#proxy?.comeBack());
  }

  /** Rows of a table, optionally with a condition. */
  async count(table: string): Promise<number> {
    const [row] = (await this.#database?.rows<{ count: string }>(`SELECT count(*) FROM ${table}`)) ?? [];
    return Number(row?.count);
  }

  async metrics(): Promise<string> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await fetch(`${this.url}/metrics`, { headers })).text();
  }

  /** Posts a form as a new visitor; returns the response status. */
  async post(form: object, headers: Record<string, string> = {}): Promise<number> {
    this.#visitors += 1;
    const all = { ...INQUIRY_HEADERS, "x-forwarded-for": `10.0.0.${this.#visitors}`, ...headers };
    return (await fetch(this.url + CONTACT_PATH, { method: "POST", headers: all, body: JSON.stringify(form) })).status;
  }

  async end(): Promise<void> {
    await this.#database?.close();
    await this.#process?.end();
    this.#proxy?.close();
    await this.mail.stop();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function untilUp(process: Apps): Promise<void> {
  const isUp = () =>
    fetch(`${process.contentUrl}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    process.pid("content"); // throws if it has ended
    await pause(POLL_MS);
  }
}
