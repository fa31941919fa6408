import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDirectly } from "../../content/src/database/direct-connection.ts";
import { picture } from "../../content/testing/pictures.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { ContentPair } from "../../testing/content-pair.ts";
import { inquiry } from "../../testing/inquiry.ts";

/** How all is waited for; each comes as soon as it can. */
const SOON = { timeout: 120_000, interval: 100 };

/** How a killed process's turn is waited for: 20 s until it is free and 20 s until it is looked for, longer on a busy machine. */
const OTHER_TURNS = { timeout: 250_000, interval: 100 };

/** Sizes that are made of each picture. */
const SIZES = 5;

const pair = new ContentPair();

/** The answers of both processes, each time a site was told of a menu item. */
const seen: string[][] = [];
const site = createServer(async (request, response) => {
  const { source } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { source: string };
  if (source === "menuitems") seen.push(await Promise.all([pair.first, pair.second].map(titles)));
  response.writeHead(202).end();
});

async function titles(contentUrl: string): Promise<string> {
  const body = JSON.stringify({ query: "{ menuitems { data { attributes { title } } } }" });
  const headers = { "content-type": "application/json" };
  return (await fetch(`${contentUrl}/graphql`, { method: "POST", headers, body })).text();
}

beforeAll(async () => {
  await once(site.listen(0, "127.0.0.1"), "listening");
  await pair.start(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await pair.end();
  site.close();
});

test("two that start at once on a server without their database wait for each other: one administrator, both are up", async () => {
  expect(await pair.count("users")).toBe(1);
  expect(await pair.count("pg_locks WHERE locktype = 'advisory'")).toBe(0);
});

test("24 entries due at once are published once each, and no connection stays in a transaction", async () => {
  const ids = await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      pair.save(pair.first, "POST", "/api/projects?draft=true", { header: `Geplant ${n}` }),
    ),
  );
  for (const id of ids) await pair.planNow(id);
  await expect.poll(() => pair.count("payload_jobs"), SOON).toBe(0);
  expect(await pair.count("projects WHERE _status = 'published'")).toBe(24);
  expect(await pair.count("_projects_v WHERE version__status = 'published'")).toBe(24);
  await expect.poll(() => pair.count("pg_stat_activity WHERE state LIKE 'idle in transaction%'"), SOON).toBe(0);
});

test("when a site is told that one has published, both answer with what is new", async () => {
  const data = { title: "Anfang", name: "/projekte", sortId: 10, _status: "published" };
  const id = await pair.save(pair.first, "POST", "/api/menuitems", data);
  for (let n = 0; n < 10; n += 1) {
    await expect.poll(() => seen.length, SOON).toBe(n + 1);
    const title = `Titel ${n}`;
    await pair.save(n % 2 ? pair.first : pair.second, "PATCH", `/api/menuitems/${id}`, { title, _status: "published" });
    await expect.poll(() => seen.length, SOON).toBe(n + 2);
    expect(seen[n + 1]).toEqual([expect.stringContaining(title), expect.stringContaining(title)]);
  }
});

test("a form sent to both at once is stored and mailed once, with a key and without", async () => {
  const forms = Array.from({ length: 10 }, (_, n) => inquiry(`Zugleich ${n}`));
  for (const [n, form] of forms.entries()) {
    const headers: Record<string, string> = n % 2 ? {} : { "idempotency-key": randomUUID() };
    const answers = await Promise.all(
      [pair.first, pair.second, pair.first, pair.second].map((url) => pair.post(url, form, headers)),
    );
    expect(answers).toEqual([200, 200, 200, 200]);
  }
  expect(await pair.count("inquiries")).toBe(10);
  await expect.poll(() => pair.count("inquiries WHERE status = 'delivered'"), SOON).toBe(10);
  const subjects = pair.mail.received.map(({ email }) => email.subject).sort();
  expect(subjects).toEqual(forms.map(({ subject }) => `[Kontaktformular] ${subject}`));
});

test("one visitor's limit holds for both together, and what is kept of an address names nobody", async () => {
  const headers = { "x-forwarded-for": "203.0.113.7" };
  const answers: number[] = [];
  for (let n = 0; n < 12; n += 1)
    answers.push(await pair.post(n % 2 ? pair.first : pair.second, inquiry("Viel"), headers));
  expect(answers.filter((status) => status === 200)).toHaveLength(5);
  expect(answers.filter((status) => status === 429)).toHaveLength(7);
  expect(await pair.count("rate_limits WHERE key LIKE '%203.0.113.7%'")).toBe(0);
  expect(await pair.count("rate_limits WHERE key LIKE 'inquiries%'")).toBeGreaterThan(0);
});

test("pages that hang hold up neither inquiries nor who signs in", async () => {
  const other = await connectDirectly({ dataDir: "", databaseUrl: pair.databaseUrl });
  await other.rows("BEGIN");
  await other.rows("LOCK TABLE projects");
  const body = JSON.stringify({ query: "{ projects { data { id } } }", variables: {} });
  const pages = Array.from({ length: 20 }, (_, n) =>
    fetch(`${pair.first}/graphql?n=${n}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: body.replace("{ id }", `{ id p${n}: id }`),
    }).then((response) => response.text()),
  );
  const isHeld = () => pair.count("pg_stat_activity WHERE wait_event_type = 'Lock'");
  await expect.poll(isHeld, SOON).toBe(4); // their share of ten
  const [, used] = /database_connections\{state="used"\} (\d+)/.exec(await pair.metrics()) ?? [];
  expect(Number(used)).toBeGreaterThanOrEqual(4);
  expect(await pair.post(pair.first, inquiry("Trotzdem"))).toBe(200);
  expect((await fetch(`${pair.first}/api/users/me`, { headers: pair.authorization })).status).toBe(200);
  expect((await fetch(`${pair.first}/health`)).status).toBe(200);
  await expect.poll(isHeld, SOON).toBe(4); // the next ones, should the first have given up
  await other.rows("ROLLBACK");
  await other.close();
  await Promise.all(pages);
});

test("a database that has moved and left its connections silent takes inquiries again", async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => pair.post(pair.second, inquiry(`Vorher ${n}`))));
  pair.moveDatabase();
  let status = 0;
  while (status !== 200) status = await pair.post(pair.second, inquiry("Nachher"));
  await expect.poll(async () => (await fetch(`${pair.second}/health`)).status, SOON).toBe(200);
});

test("while the database is away, pages get what was asked before, and editors are told so instead of being signed out", async () => {
  const ask = (method: string, path: string) =>
    fetch(pair.second + path, { method, headers: pair.authorization }).then(
      async (response) => [response.status, await response.text()] as const,
    );
  const before = await titles(pair.second);
  const asked = [
    ["GET", "/api/projects"],
    ["DELETE", "/api/projects/1"],
    ["GET", "/api/users/me"],
  ] as const;
  const answers = await pair.whileDatabaseIsAway(async () => {
    expect(await titles(pair.second)).toBe(before);
    return Promise.all(asked.map(([method, path]) => ask(method, path)));
  });
  for (const answer of answers) expect(answer).toEqual([503, expect.stringContaining("Es ist nichts verloren")]);
  expect((await ask("GET", "/api/users/me"))[1]).toContain(ADMINISTRATOR.email);
});

test("pictures are encoded by both, each once; when one is killed in the middle, the other does what is left", async () => {
  const pictures = await Promise.all(Array.from({ length: 8 }, (_, n) => picture(1600 + n, 1000)));
  await Promise.all(pictures.map((data, n) => pair.upload(n % 2 ? pair.first : pair.second, data)));
  await expect.poll(() => pair.count("payload_kv WHERE key LIKE 'turn/encoding/%'"), SOON).toBe(2);
  await pair.processes[0]?.stop("content", "SIGKILL");
  await expect.poll(() => pair.count("media WHERE NOT encoded"), OTHER_TURNS).toBe(0);

  const log = pair.processes.map((each) => each.said("content")).join("");
  const encoded = [...log.matchAll(/"media":(\d+).*"picture encoded"/g)].map(([, id]) => id);
  expect(new Set(encoded).size).toBe(encoded.length);
  const files = readdirSync(join(pair.folder, "uploads"));
  expect(files.filter((name) => name.startsWith("."))).toEqual([]); // half-written
  const ofKind = (ending: string) => files.filter((name) => name.endsWith(ending)).length / pictures.length;
  expect([".jpg", ".webp", ".avif"].map(ofKind)).toEqual([1 + SIZES, SIZES, SIZES]);
});

test("the one that is left publishes what is due, and mails what was accepted", async () => {
  const id = await pair.save(pair.second, "POST", "/api/projects?draft=true", { header: "Danach" });
  expect(await pair.post(pair.second, inquiry("Danach"))).toBe(200);
  await pair.planNow(id);
  await expect.poll(() => pair.count("projects WHERE header = 'Danach' AND _status = 'published'"), SOON).toBe(1);
  await expect.poll(() => pair.count("inquiries WHERE status <> 'delivered'"), SOON).toBe(0);
});
