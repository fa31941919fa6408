import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { ContentOnPostgres } from "../../testing/content-on-postgres.ts";
import { inquiry } from "../../testing/inquiry.ts";

const SOON = { timeout: 120_000, interval: 100 };

const content = new ContentOnPostgres();

async function titles(): Promise<string> {
  const body = JSON.stringify({ query: "{ menuitems { data { attributes { title } } } }" });
  const headers = { "content-type": "application/json" };
  return (await fetch(`${content.url}/graphql`, { method: "POST", headers, body })).text();
}

beforeAll(() => content.start());
afterAll(() => content.end());

test("a start on a server without its database creates it, with one administrator", async () => {
  expect(await content.count("users")).toBe(1);
});

test("a form sent four times at once is stored and mailed once, with and without a key", async () => {
  const forms = Array.from({ length: 10 }, (_, n) => inquiry(`Zugleich ${n}`));
  for (const [n, form] of forms.entries()) {
    const headers: Record<string, string> = n % 2 ? {} : { "idempotency-key": randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => content.post(form, headers)));
    expect(answers).toEqual([200, 200, 200, 200]);
  }
  expect(await content.count("inquiries")).toBe(10);
  await expect.poll(() => content.count("inquiries WHERE status = 'delivered'"), SOON).toBe(10);
  const subjects = content.mail.received.map(({ email }) => email.subject).sort();
  expect(subjects).toEqual(forms.map(({ subject }) => `[Kontaktformular] ${subject}`));
});

test("while the database is down, pages get cached queries, and editors see a notice instead of being signed out", async () => {
  const ask = (method: string, path: string) =>
    fetch(content.url + path, { method, headers: content.authorization }).then(
      async (response) => [response.status, await response.text()] as const,
    );
  const before = await titles();
  const asked = [
    ["GET", "/api/projects"],
    ["DELETE", "/api/projects/1"],
    ["GET", "/api/users/me"],
  ] as const;
  const answers = await content.whileDatabaseIsAway(async () => {
    expect(await titles()).toBe(before);
    return Promise.all(asked.map(([method, path]) => ask(method, path)));
  });
  for (const answer of answers) expect(answer).toEqual([503, expect.stringContaining("Es ist nichts verloren")]);
  expect((await ask("GET", "/api/users/me"))[1]).toContain(ADMINISTRATOR.email);
});
