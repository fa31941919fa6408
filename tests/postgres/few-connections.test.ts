import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ContentPair } from "../../testing/content-pair.ts";
import { inquiry } from "../../testing/inquiry.ts";
import { type Postgres, startPostgres } from "../../testing/postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-few-connections-"));
let postgres: Postgres | null = null;
let pair: ContentPair;

beforeAll(async () => {
  postgres = await startPostgres(folder, { max_connections: "20" });
  pair = new ContentPair(postgres?.url);
  await pair.start("http://127.0.0.1:9");
});
afterAll(async () => {
  await pair?.end();
  await postgres?.end();
  rmSync(folder, { recursive: true, force: true });
});

test("two content processes start on a server that takes twenty connections, say that they may need more, show pages and take inquiries", async () => {
  for (const process of pair.processes)
    expect(process.said("content")).toMatch(/PostgreSQL takes 17 connections.*Lower DATABASE_POOL_SIZE/);
  const headers = { "content-type": "application/json" };
  const page = (url: string, n: number) =>
    fetch(`${url}/graphql`, { method: "POST", headers, body: `{"query":"{ projects { data { id p${n}: id } } }"}` });
  for (let n = 0; n < 10; n += 1) {
    const both = [pair.first, pair.second];
    const pages = both.flatMap((url) => [page(url, 2 * n), page(url, 2 * n + 1)]);
    const answers = await Promise.all([
      ...pages.map(async (each) => (await each).status),
      ...both.map((url) => pair.post(url, inquiry(`Nr. ${n}`))),
    ]);
    expect(answers).toEqual([200, 200, 200, 200, 200, 200]);
  }
  expect(await pair.count("inquiries")).toBe(20);
});
