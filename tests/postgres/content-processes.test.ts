import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDirectly, type DirectConnection } from "../../content/src/database/direct-connection.ts";
import { MailServer } from "../../content/testing/mail-server.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { type PostgresProxy, startPostgresProxy } from "../../testing/postgres-proxy.ts";

/** What all are told of; each comes as soon as it can. */
const SOON = { timeout: 40_000, interval: 100 };

/** How soon a database that has moved is written to again, in ms. */
const FAILOVER_MS = 10_000;

const databaseUrl = `${process.env.TEST_POSTGRES}/processes-${randomUUID()}`;
let proxy: PostgresProxy;
const mail = new MailServer();
const processes: Apps[] = [];

/** What both answered when a site was told of a menu item, each time. */
const seen: string[][] = [];
const site = createServer(async (request, response) => {
  const { source } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { source: string };
  if (source === "menuitems") seen.push(await Promise.all([first(), second()].map(titles)));
  response.writeHead(202).end();
});

let database: DirectConnection;
let token: string;
let visitors = 0;

/** The processes' addresses. */
const [first, second] = [() => processes[0]?.contentUrl ?? "", () => processes[1]?.contentUrl ?? ""];

/** Two that are started in the same moment on a server that does not even have their database. */
beforeAll(async () => {
  await once(site.listen(0, "127.0.0.1"), "listening");
  proxy = await startPostgresProxy(Number(new URL(databaseUrl).port));
  const settings = {
    SEED: "none",
    PAYLOAD_SECRET: "a secret of at least thirty-two characters",
    WEBHOOK_SECRET: "another secret of thirty-two characters",
    CONTACT_RECIPIENT: inquiry("").to,
    SMTP_URL: `smtp://127.0.0.1:${await mail.start()}`,
    MAIL_FROM: "website@agentur.example",
    SITE_URLS: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    LOG_LEVEL: "warn",
  };
  const viaProxy = Object.assign(new URL(databaseUrl), { port: proxy.port }).href;
  for (const DATABASE_URL of [databaseUrl, viaProxy])
    processes.push(new Apps({ site: 1, content: await freePort() }, { ...settings, DATABASE_URL }));
  for (const process of processes) process.start("content");
  await Promise.all(processes.map(isUp));
  database = await connectDirectly({ dataDir: "", databaseUrl });
  token = await signInByRest(first(), ADMINISTRATOR);
});
afterAll(async () => {
  await database?.close();
  await Promise.all(processes.map((process) => process.end()));
  proxy?.close();
  site.close();
  await mail.stop();
});

async function isUp(process: Apps): Promise<void> {
  const health = () =>
    fetch(`${process.contentUrl}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await health())) {
    process.pid("content"); // throws when it has ended
    await pause(SOON.interval);
  }
}

async function count(query: string): Promise<number> {
  const [row] = await database.rows<{ count: string }>(`SELECT count(*) FROM ${query}`);
  return Number(row?.count);
}

/** Makes a project's publication due. */
async function planNow(id: number): Promise<void> {
  await database.rows(
    `INSERT INTO payload_jobs (task_slug, queue, wait_until, input) VALUES ('schedulePublish', 'default', now(),
      json_build_object('type', 'publish', 'doc', json_build_object('relationTo', 'projects', 'value', $1::int)))`,
    [id],
  );
}

async function save(contentUrl: string, method: "POST" | "PATCH", path: string, data: object): Promise<number> {
  const response = await fetch(contentUrl + path, {
    method,
    headers: { "content-type": "application/json", authorization: `JWT ${token}` },
    body: JSON.stringify(data),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { doc: { id: number } }).doc.id;
}

/** Posts a form; the status of the answer. */
async function post(contentUrl: string, form: object, headers: Record<string, string> = {}): Promise<number> {
  const from = `10.0.0.${++visitors}`;
  const all = { ...INQUIRY_HEADERS, "x-forwarded-for": from, ...headers };
  return (await fetch(contentUrl + CONTACT_PATH, { method: "POST", headers: all, body: JSON.stringify(form) })).status;
}

test("two that start at once on a server without their database wait for each other: one administrator, both are up", async () => {
  expect(await count("users")).toBe(1);
  expect(await count("pg_locks WHERE locktype = 'advisory'")).toBe(0);
});

test("24 entries due at once are published once each, and no connection stays in a transaction", async () => {
  const ids = await Promise.all(
    Array.from({ length: 24 }, (_, n) => save(first(), "POST", "/api/projects?draft=true", { header: `Geplant ${n}` })),
  );
  for (const id of ids) await planNow(id);
  await expect.poll(() => count("payload_jobs"), SOON).toBe(0);
  expect(await count("projects WHERE _status = 'published'")).toBe(24);
  expect(await count("_projects_v WHERE version__status = 'published'")).toBe(24);
  await expect.poll(() => count("pg_stat_activity WHERE state LIKE 'idle in transaction%'"), SOON).toBe(0);
});

async function titles(contentUrl: string): Promise<string> {
  const body = JSON.stringify({ query: "{ menuitems { data { attributes { title } } } }" });
  const headers = { "content-type": "application/json" };
  return (await fetch(`${contentUrl}/graphql`, { method: "POST", headers, body })).text();
}

test("when a site is told that one has published, both answer with what is new", async () => {
  const data = { title: "Anfang", name: "/projekte", sortId: 10, _status: "published" };
  const id = await save(first(), "POST", "/api/menuitems", data);
  for (let n = 0; n < 10; n += 1) {
    await expect.poll(() => seen.length, SOON).toBe(n + 1);
    const title = `Titel ${n}`;
    await save(n % 2 ? first() : second(), "PATCH", `/api/menuitems/${id}`, { title, _status: "published" });
    await expect.poll(() => seen.length, SOON).toBe(n + 2);
    expect(seen[n + 1]).toEqual([expect.stringContaining(title), expect.stringContaining(title)]);
  }
});

test("a form sent to both at once is stored and mailed once, with a key and without", async () => {
  const forms = Array.from({ length: 10 }, (_, n) => inquiry(`Zugleich ${n}`));
  for (const [n, form] of forms.entries()) {
    const headers: Record<string, string> = n % 2 ? {} : { "idempotency-key": randomUUID() };
    const answers = await Promise.all([first(), second(), first(), second()].map((url) => post(url, form, headers)));
    expect(answers).toEqual([200, 200, 200, 200]);
  }
  expect(await count("inquiries")).toBe(10);
  await expect.poll(() => count("inquiries WHERE status = 'delivered'"), SOON).toBe(10);
  const subjects = mail.received.map(({ email }) => email.subject).sort();
  expect(subjects).toEqual(forms.map(({ subject }) => `[Kontaktformular] ${subject}`));
});

test("one visitor's limit holds for both together, and what is kept of an address names nobody", async () => {
  const headers = { "x-forwarded-for": "203.0.113.7" };
  const answers: number[] = [];
  for (let n = 0; n < 12; n += 1) answers.push(await post(n % 2 ? first() : second(), inquiry("Viel"), headers));
  expect(answers.filter((status) => status === 200)).toHaveLength(5);
  expect(answers.filter((status) => status === 429)).toHaveLength(7);
  expect(await count("rate_limits WHERE key LIKE '%203.0.113.7%'")).toBe(0);
  expect(await count("rate_limits WHERE key LIKE 'inquiries%'")).toBeGreaterThan(0);
});

test("pages that hang hold up neither inquiries nor who signs in", async () => {
  const other = await connectDirectly({ dataDir: "", databaseUrl });
  await other.rows("BEGIN");
  await other.rows("LOCK TABLE projects");
  const body = JSON.stringify({ query: "{ projects { data { id } } }", variables: {} });
  const pages = Array.from({ length: 20 }, (_, n) =>
    fetch(`${first()}/graphql?n=${n}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: body.replace("{ id }", `{ id p${n}: id }`),
    }).then((response) => response.text()),
  );
  const isHeld = () => count("pg_stat_activity WHERE wait_event_type = 'Lock'");
  await expect.poll(isHeld, SOON).toBe(4); // their share of ten
  const began = performance.now();
  expect(await post(first(), inquiry("Trotzdem"))).toBe(200);
  expect((await fetch(`${first()}/api/users/me`, { headers: { authorization: `JWT ${token}` } })).status).toBe(200);
  expect((await fetch(`${first()}/health`)).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(3000); // the first page gives up after 4 s
  await other.rows("ROLLBACK");
  await other.close();
  await Promise.all(pages);
});

test("a database that has moved and left its connections silent takes inquiries again within ten seconds", async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => post(second(), inquiry(`Vorher ${n}`))));
  proxy.moveAway();
  const moved = performance.now();
  let status = 0;
  while (status !== 200) status = await post(second(), inquiry("Nachher"));
  expect(performance.now() - moved).toBeLessThan(FAILOVER_MS);
  await expect.poll(async () => (await fetch(`${second()}/health`)).status, SOON).toBe(200);
});

test("when one is killed, the other publishes what is due, and mails what was accepted", async () => {
  const id = await save(second(), "POST", "/api/projects?draft=true", { header: "Danach" });
  await processes[0]?.stop("content", "SIGKILL");
  expect(await post(second(), inquiry("Danach"))).toBe(200);
  await planNow(id);
  await expect.poll(() => count("projects WHERE header = 'Danach' AND _status = 'published'"), SOON).toBe(1);
  await expect.poll(() => count("inquiries WHERE status <> 'delivered'"), SOON).toBe(0);
});
