import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ContentOnPostgres } from "../../testing/content-on-postgres.ts";
import { inquiry } from "../../testing/inquiry.ts";
import { type Postgres, startPostgres } from "../../testing/postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-few-connections-"));
let postgres: Postgres | null = null;
let content: ContentOnPostgres;

beforeAll(async () => {
  postgres = await startPostgres(folder, { max_connections: "12" });
  content = new ContentOnPostgres(postgres?.url);
  await content.start();
});
afterAll(async () => {
  await content?.end();
  await postgres?.end();
  rmSync(folder, { recursive: true, force: true });
});

test("content starts on a server that takes twelve connections, says that it may need more, shows pages and takes inquiries", async () => {
  expect(content.printed).toMatch(/PostgreSQL takes 9 connections.*Lower DATABASE_POOL_SIZE/);
  const headers = { "content-type": "application/json" };
  const page = (n: number) =>
    fetch(`${content.url}/graphql`, {
      method: "POST",
      headers,
      body: `{"query":"{ projects { data { id p${n}: id } } }"}`,
    });
  for (let n = 0; n < 10; n += 1) {
    const answers = await Promise.all([
      ...[page(4 * n), page(4 * n + 1), page(4 * n + 2), page(4 * n + 3)].map(async (each) => (await each).status),
      content.post(inquiry(`Nr. ${n}`)),
    ]);
    expect(answers).toEqual([200, 200, 200, 200, 200]);
  }
  expect(await content.count("inquiries")).toBe(10);
});
