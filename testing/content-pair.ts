import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { connectDirectly, type DirectConnection } from "../content/src/database/direct-connection.ts";
import { MailServer } from "../content/testing/mail-server.ts";
import { signInByRest } from "./accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "./apps.ts";
import { INQUIRY_HEADERS, inquiry } from "./inquiry.ts";
import { type PostgresProxy, startPostgresProxy } from "./postgres-proxy.ts";

/** Between two looks whether a process is up, in ms. */
const POLL_MS = 100;

const METRICS_TOKEN = "metrics-token-of-thirty-two-characters";

/** Two content processes, as built, on one database of a server; the second through a proxy. */
export class ContentPair {
  readonly databaseUrl: string;
  readonly mail = new MailServer();
  readonly processes: Apps[] = [];
  /** Holds the files of both. */
  readonly folder = mkdtempSync(join(tmpdir(), "schaufenster-pair-"));
  #proxy: PostgresProxy | undefined;
  #database: DirectConnection | undefined;
  #token = "";
  #visitors = 0;

  /** @param server postgres://user:password@host:port */
  constructor(server = process.env.TEST_POSTGRES) {
    this.databaseUrl = `${server}/processes-${randomUUID()}`;
  }

  /** Starts both in the same moment, while the server does not even have their database. */
  async start(siteUrl: string): Promise<void> {
    this.#proxy = await startPostgresProxy(Number(new URL(this.databaseUrl).port));
    const settings = {
      SEED: "none",
      PAYLOAD_SECRET: "a secret of at least thirty-two characters",
      WEBHOOK_SECRET: "another secret of thirty-two characters",
      CONTACT_RECIPIENT: inquiry("").to,
      SMTP_URL: `smtp://127.0.0.1:${await this.mail.start()}`,
      MAIL_FROM: "website@agentur.example",
      SITE_URLS: siteUrl,
      METRICS_TOKEN,
      DATA_DIR: this.folder,
      BACKGROUND_ENCODING: "on",
      CONTACT_RATE_PER_ADDRESS: "5",
    };
    const viaProxy = Object.assign(new URL(this.databaseUrl), { port: this.#proxy.port }).href;
    for (const DATABASE_URL of [this.databaseUrl, viaProxy])
      this.processes.push(new Apps({ site: 1, content: await freePort() }, { ...settings, DATABASE_URL }));
    for (const process of this.processes) process.start("content");
    await Promise.all(this.processes.map(untilUp));
    this.#database = await connectDirectly({ dataDir: "", databaseUrl: this.databaseUrl });
    this.#token = await signInByRest(this.first, ADMINISTRATOR);
  }

  get first(): string {
    return this.processes[0]?.contentUrl ?? "";
  }

  get second(): string {
    return this.processes[1]?.contentUrl ?? "";
  }

  /** Headers of the administrator's requests. */
  get authorization(): Record<string, string> {
    return { authorization: `JWT ${this.#token}` };
  }

  /** The second's connections to the database fall silent; new ones reach it. */
  moveDatabase(): void {
    this.#proxy?.moveAway();
  }

  /** Does something while the second cannot reach the database. */
  async whileDatabaseIsAway<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#proxy?.goAway();
    return work().finally(() => this.#proxy?.comeBack());
  }

  /** Rows of a table, or of those with a condition. */
  async count(table: string): Promise<number> {
    const [row] = (await this.#database?.rows<{ count: string }>(`SELECT count(*) FROM ${table}`)) ?? [];
    return Number(row?.count);
  }

  /** Reads the first process's metrics for Prometheus. */
  async metrics(): Promise<string> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await fetch(`${this.first}/metrics`, { headers })).text();
  }

  /** Makes a project's publication due. */
  async planNow(id: number): Promise<void> {
    await this.#database?.rows(
      `INSERT INTO payload_jobs (task_slug, queue, wait_until, input) VALUES ('schedulePublish', 'default', now(),
        json_build_object('type', 'publish', 'doc', json_build_object('relationTo', 'projects', 'value', $1::int)))`,
      [id],
    );
  }

  /** Resolves to the entry's id. */
  async save(contentUrl: string, method: "POST" | "PATCH", path: string, data: object): Promise<number> {
    const response = await fetch(contentUrl + path, {
      method,
      headers: { "content-type": "application/json", ...this.authorization },
      body: JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { doc: { id: number } }).doc.id;
  }

  /** Resolves to the name of the file. */
  async upload(contentUrl: string, picture: Buffer): Promise<string> {
    const body = new FormData();
    body.append("file", new Blob([new Uint8Array(picture)]), "bild.jpg");
    body.append("_payload", JSON.stringify({ alternativeText: "Ein Kreis auf rotem Grund" }));
    const response = await fetch(`${contentUrl}/api/media`, { method: "POST", headers: this.authorization, body });
    if (!response.ok) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { doc: { filename: string } }).doc.filename;
  }

  /** Posts a form, each as another visitor; the status of the answer. */
  async post(contentUrl: string, form: object, headers: Record<string, string> = {}): Promise<number> {
    this.#visitors += 1;
    const all = { ...INQUIRY_HEADERS, "x-forwarded-for": `10.0.0.${this.#visitors}`, ...headers };
    return (await fetch(contentUrl + CONTACT_PATH, { method: "POST", headers: all, body: JSON.stringify(form) }))
      .status;
  }

  async end(): Promise<void> {
    await this.#database?.close();
    await Promise.all(this.processes.map((process) => process.end()));
    this.#proxy?.close();
    await this.mail.stop();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function untilUp(process: Apps): Promise<void> {
  const isUp = () =>
    fetch(`${process.contentUrl}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    process.pid("content"); // throws when it has ended
    await pause(POLL_MS);
  }
}
