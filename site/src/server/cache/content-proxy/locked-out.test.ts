import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../../../testing/listen.ts";
import { headOf, plainly, sendSlowly } from "../../../../testing/slow-sockets.ts";
import { createLimiters } from "../../http/limiters.ts";
import { requestListener } from "../../http/request-listener.ts";
import { createSchedule } from "../../http/schedule.ts";
import type { SiteEnv } from "../../http/site-env.ts";
import { contentProxy } from "./content-proxy.ts";

const MANY = 70;

/** How soon a normal client gets its response, in ms: less than the maximum queue time. */
const SOON = 3000;

const MADE_UP = { cookie: "payload-token=made-up" };

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A site in front of a content system that reads complete bodies, but authenticates before reading large ones. */
async function site(answer: (request: IncomingMessage, response: ServerResponse) => unknown = takeBody) {
  const content = await listen(createServer((request, response) => void answer(request, response)));
  const app = new Hono<SiteEnv>();
  app.use(async (context, next) => {
    context.set("requestId", "visit-0001");
    await next();
  });
  const settings = { contentUrl: content.url, contactUrl: content.url, exposesAdmin: true, trustedProxies: 1 };
  const schedule = createSchedule(() => {});
  const dependencies = { log: pino({ level: "silent" }), limiters: createLimiters(schedule), schedule };
  app.use(contentProxy({ ...settings, webhookSecret: undefined }, dependencies));
  const { url, close } = await listen(createServer(requestListener(app)));
  closing.push(content.close, close);
  return { url, port: Number(new URL(url).port), limiters: dependencies.limiters };
}

async function takeBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isMember = request.headers.cookie === "payload-token=real";
  if (request.url?.startsWith("/api/users/me")) {
    response.end(JSON.stringify({ user: isMember ? { id: 1 } : null }));
    return;
  }
  const isLarge = Number(request.headers["content-length"]) > 65_536;
  if (isLarge && request.url?.startsWith("/api/") && !isMember) {
    response.writeHead(403).end();
    return;
  }
  response.end(String((await text(request)).length));
}

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: "POST", body, headers, signal: AbortSignal.timeout(SOON) });

test.each([
  ["/api/users/login", 16_000, {}],
  ["/api/users/login", 1_000_000, {}],
  ["/api/users/reset-password", 16_000, MADE_UP],
  ["/api/media", 1_000_000, MADE_UP],
  ["/admin", 16_000, { "next-action": "40bc" }],
  ["/admin", 900_000, { "next-action": "40bc", ...MADE_UP }],
  ["/graphql", 16_000, {}],
  ["/phpmail/", 4000, {}],
])("seventy senders of a hundred bytes a second to %s (%i bytes) delay nobody else", async (path, length, headers) => {
  const { url, port } = await site();
  const slow = await sendSlowly(plainly(port), { count: MANY, head: headOf(path, length, headers) });
  closing.push(slow.close);
  for (const asked of ["/api/users/login", "/admin/login", "/graphql", "/phpmail/"]) {
    expect((await post(url + asked, "{}")).status, asked).toBe(200);
  }
});

test("twelve clients that don't read their responses don't occupy the eight query slots", async () => {
  const large = Buffer.alloc(8_000_000);
  const { url, port, limiters } = await site((_, response) => response.end(large));
  for (let turn = 0; turn < 12; turn += 1) {
    const socket = connect(port, "127.0.0.1", () => socket.write("GET /graphql HTTP/1.1\r\nhost: x\r\n\r\n")).pause();
    closing.push(() => socket.destroy());
  }
  await expect.poll(() => limiters.queries.waiting, { interval: 1 }).toBeGreaterThan(0);
  const answer = await fetch(`${url}/graphql`, { signal: AbortSignal.timeout(10_000) });
  expect((await answer.arrayBuffer()).byteLength).toBe(large.byteLength);
});

test("a network that keeps the content system busy can use at most half of its capacity", async () => {
  const { url, limiters } = await site((request, response) => {
    if (request.url !== "/api/busy") response.end("answered");
  });
  const leaving = new AbortController();
  closing.push(() => leaving.abort());
  for (let number = 0; number < 300; number += 1) {
    const headers = { "x-forwarded-for": `2001:db8:1:${number.toString(16)}::1` };
    fetch(`${url}/api/busy`, { headers, signal: leaving.signal }).catch(() => {});
  }
  await expect.poll(() => limiters.admin.running).toBe(32);
  const other = { "x-forwarded-for": "2001:db8:2::1" };
  const answer = await fetch(`${url}/api/users/me`, { headers: other, signal: AbortSignal.timeout(SOON) });
  expect(await answer.text()).toBe("answered");
});

test("a signed-in editor may send the admin more than the buffered limit; with a forged session it is too much", async () => {
  const { url } = await site();
  const large = "x".repeat(500_000);
  const known = await post(`${url}/admin`, large, { cookie: "payload-token=real" });
  expect([known.status, await known.text()]).toEqual([200, "500000"]);
  const madeUp = await post(`${url}/admin`, large, MADE_UP);
  expect([madeUp.status, (await madeUp.json()).error.message]).toEqual([413, "Diese Anfrage ist zu groß."]);
});
