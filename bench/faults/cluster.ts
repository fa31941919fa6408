import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connectDirectly, type DirectConnection } from "../../content/src/database/direct-connection.ts";
import { MailServer } from "../../content/testing/mail-server.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { HOST } from "../../testing/front/ask.ts";
import { type Certificate, makeCertificate } from "../../testing/front/certificate.ts";
import { type Engine, startEngine } from "../../testing/front/engine.ts";
import { startNginx, writeNginx } from "../../testing/front/nginx.ts";
import { inquiry } from "../../testing/inquiry.ts";
import { type Postgres, startPostgres } from "../../testing/postgres.ts";
import { S3Server } from "../../testing/s3-server.ts";
import { writeBalancer } from "./content-balancer.ts";

const CONTENTS = 2;
const SITES = 3;

/** Between two looks, in ms. */
const POLL_MS = 200;

/** Two content processes on a PostgreSQL and an S3 store, three sites and nginx before them, all on this machine. */
export class Cluster {
  readonly mail = new MailServer();
  readonly s3 = new S3Server();
  readonly contents: Apps[] = [];
  readonly sites: Apps[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), "schaufenster-cluster-"));
  /** Belongs to the user that PostgreSQL runs as. */
  readonly #postgresFolder = mkdtempSync(join(tmpdir(), "schaufenster-cluster-postgres-"));
  readonly #engines: Engine[] = [];
  #postgres: Postgres | null = null;
  #databaseUrl = "";
  certificate: Certificate = { certificateFile: "", keyFile: "", text: "" };
  /** Of nginx. */
  port = 0;
  /** Address of the server that spreads requests over the content processes. */
  contentUrl = "";

  /** Resolves when each site shows its landing page. */
  async start(): Promise<void> {
    this.#postgres = await startPostgres(this.#postgresFolder, { fsync: "on" });
    if (!this.#postgres) throw new Error("PostgreSQL is not installed");
    this.#databaseUrl = `${this.#postgres.url}/cluster`;
    await this.s3.start();
    this.certificate = makeCertificate(this.#folder, [HOST]);
    const balancer = await freePort();
    this.contentUrl = `http://127.0.0.1:${balancer}`;
    const settings = {
      DATABASE_URL: this.#databaseUrl,
      SEED: "demo",
      PUBLIC_URL: `https://${HOST}`,
      PAYLOAD_SECRET: "a secret of at least thirty-two characters",
      WEBHOOK_SECRET: "another secret of thirty-two characters",
      CONTENT_URL: this.contentUrl,
      SITE_URLS: "",
      TRUST_PROXY: "1",
      ADMIN_EMAIL: ADMINISTRATOR.email,
      CONTACT_RECIPIENT: inquiry("").to ?? "",
      SMTP_URL: `smtp://127.0.0.1:${await this.mail.start()}`,
      MAIL_FROM: "website@musterlicht.example",
      CONTACT_RATE_TOTAL: "100000",
      LOG_LEVEL: "warn",
      BACKGROUND_ENCODING: "on",
      ...this.s3.settings,
    };
    const contentPorts = await Promise.all(Array.from({ length: CONTENTS }, freePort));
    for (const content of contentPorts) this.contents.push(new Apps({ site: 1, content }, settings));
    const ports = await Promise.all(Array.from({ length: SITES }, freePort));
    for (const site of ports) {
      const CACHE_DIR = join(this.#folder, `cache-${site}`);
      this.sites.push(new Apps({ site, content: 1 }, { ...settings, CACHE_DIR, LOG_DIR: join(CACHE_DIR, "logs") }));
    }
    const file = writeBalancer(this.#folder, balancer, contentPorts);
    this.#engines.push(await startEngine("nginx", ["-c", file], { port: balancer }));
    for (const content of this.contents) content.start("content");
    for (const site of this.sites) site.start("site");
    await Promise.all(this.sites.map(({ url }) => untilReady(url)));
    const [https, http] = [await freePort(), await freePort()];
    const options = { folder: this.#folder, ports: { https, http }, sites: ports, certificate: this.certificate };
    this.#engines.push(await startNginx(writeNginx(options), options));
    this.port = https;
  }

  get postgres(): Postgres {
    if (!this.#postgres) throw new Error("PostgreSQL was not started");
    return this.#postgres;
  }

  database(): Promise<DirectConnection> {
    return connectDirectly({ dataDir: "", databaseUrl: this.#databaseUrl });
  }

  async end(): Promise<void> {
    await Promise.all(this.#engines.map((engine) => engine.end()));
    await Promise.all([...this.contents, ...this.sites].map((apps) => apps.end()));
    await this.#postgres?.end();
    await this.s3.end();
    await this.mail.stop();
    for (const folder of [this.#folder, this.#postgresFolder])
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Resolves when a site can show its landing page. */
async function untilReady(siteUrl: string): Promise<void> {
  const isReady = () =>
    fetch(`${siteUrl}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(POLL_MS);
}
