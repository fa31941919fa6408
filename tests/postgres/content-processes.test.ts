import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDirectly, type DirectConnection } from "../../content/src/database/direct-connection.ts";
import { MailServer } from "../../content/testing/mail-server.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";

/** What all are told of; each comes as soon as it can. */
const SOON = { timeout: 40_000, interval: 100 };

const databaseUrl = `${process.env.TEST_POSTGRES}/processes-${randomUUID()}`;
const mail = new MailServer();
const processes: Apps[] = [];
let database: DirectConnection;
let token: string;
let visitors = 0;

/** The processes' addresses. */
const [first, second] = [() => processes[0]?.contentUrl ?? "", () => processes[1]?.contentUrl ?? ""];

/** Two that are started in the same moment on a server that does not even have their database. */
beforeAll(async () => {
  const settings = {
    DATABASE_URL: databaseUrl,
    SEED: "none",
    PAYLOAD_SECRET: "a secret of at least thirty-two characters",
    WEBHOOK_SECRET: "another secret of thirty-two characters",
    CONTACT_RECIPIENT: inquiry("").to,
    SMTP_URL: `smtp://127.0.0.1:${await mail.start()}`,
    MAIL_FROM: "website@agentur.example",
    LOG_LEVEL: "warn",
  };
  for (let n = 0; n < 2; n += 1) processes.push(new Apps({ site: 1, content: await freePort() }, settings));
  for (const process of processes) process.start("content");
  await Promise.all(processes.map(isUp));
  database = await connectDirectly({ dataDir: "", databaseUrl });
  token = await signInByRest(first(), ADMINISTRATOR);
});
afterAll(async () => {
  await database?.close();
  await Promise.all(processes.map((process) => process.end()));
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

test("what one publishes, the other answers at once", async () => {
  const query = "{ menuitems { data { attributes { title } } } }";
  const titles = async (contentUrl: string) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${contentUrl}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
    return response.text();
  };
  const data = { title: "Anfang", name: "/projekte", sortId: 10, _status: "published" };
  const id = await save(first(), "POST", "/api/menuitems", data);
  for (let n = 0; n < 10; n += 1) {
    const [one, other] = n % 2 ? [first(), second()] : [second(), first()];
    await titles(other);
    await save(one, "PATCH", `/api/menuitems/${id}`, { title: `Titel ${n}`, _status: "published" });
    expect(await titles(other)).toContain(`Titel ${n}`);
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

test("when one is killed, the other publishes what is due, and mails what was accepted", async () => {
  const id = await save(second(), "POST", "/api/projects?draft=true", { header: "Danach" });
  await processes[0]?.stop("content", "SIGKILL");
  expect(await post(second(), inquiry("Danach"))).toBe(200);
  await planNow(id);
  await expect.poll(() => count("projects WHERE header = 'Danach' AND _status = 'published'"), SOON).toBe(1);
  await expect.poll(() => count("inquiries WHERE status <> 'delivered'"), SOON).toBe(0);
});
