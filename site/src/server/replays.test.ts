import { createHmac } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage, request } from "node:http";
import { NOTICE_PATH, NOTICE_SIGNATURE_HEADER, NOTICE_TIMESTAMP_HEADER } from "@schaufenster/contract/notice";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Portfolio, startPortfolio } from "../testing/portfolio.ts";
import { NOTICE_SECRET, startTestSite, type TestSite } from "../testing/site.ts";

let content: Portfolio;
let site: TestSite;

beforeAll(async () => {
  content = await startPortfolio({ projects: 3 });
  site = await startTestSite(content.url);
});
afterAll(() => Promise.all([site.close(), content.close()]));

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: Buffer };

/** A page with what changes from answer to answer left out; `id` is the request's. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer & { id: unknown }> {
  const [response] = (await once(get(site.url + path, { headers }), "response")) as [IncomingMessage];
  const { "x-request-id": id, date: _, ...rest } = response.headers;
  return { status: response.statusCode, headers: rest, body: Buffer.concat(await response.toArray()), id };
}

/** How often the app itself has answered since. */
const watchApp = () => vi.spyOn(site.parts.cache, "get");

test("the second visitor gets the first one's answer word for word, with an id of his own, and the app is not asked", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "accept-encoding": encoding };
    const first = await ask("/projekte", headers);
    const app = watchApp();
    const second = await ask("/projekte", headers);
    expect(app).not.toHaveBeenCalled();
    app.mockRestore();
    expect(second).toEqual({ ...first, id: second.id });
    expect(second.id).toMatch(/^[\w-]{36}$/);
    expect(second.id).not.toBe(first.id);
    expect(first.headers["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("what the app has to look at goes to the app", async () => {
  const { headers } = await ask("/projekte");
  expect((await ask("/projekte", { "if-none-match": String(headers.etag) })).status).toBe(304);
  const app = watchApp();
  await ask("/projekte", { "x-forwarded-proto": "http" });
  const [head] = (await once(request(`${site.url}/projekte`, { method: "HEAD" }).end(), "response")) as [
    IncomingMessage,
  ];
  expect(app).toHaveBeenCalledTimes(2);
  app.mockRestore();
  expect(head.statusCode).toBe(200);
  expect((await head.toArray()).length).toBe(0);
});

test("errors and redirects are not held", async () => {
  for (const [path, status] of [
    ["/gibt-es-nicht", 404],
    ["/projekte/2", 301],
    ["/projekte?seite=99", 404],
  ] as const) {
    await ask(path);
    const app = watchApp();
    expect((await ask(path)).status).toBe(status);
    if (path !== "/gibt-es-nicht") expect(app).toHaveBeenCalled();
    app.mockRestore();
  }
});

test("after a publish nobody gets the old page", async () => {
  await ask("/projekte/2-projekt-2");
  const body = JSON.stringify({ source: "projects", id: 2 });
  const timestamp = String(Date.now());
  const signature = createHmac("sha256", NOTICE_SECRET).update(`${timestamp}.${body}`).digest("hex");
  const notice = { [NOTICE_TIMESTAMP_HEADER]: timestamp, [NOTICE_SIGNATURE_HEADER]: signature };
  const told = await fetch(site.url + NOTICE_PATH, { method: "POST", body, headers: notice });
  expect(told.ok).toBe(true);
  const app = watchApp();
  expect((await ask("/projekte/2-projekt-2")).status).toBe(200);
  expect(app).toHaveBeenCalled();
  app.mockRestore();
});
