import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ANNOUNCEMENT_LASTS_MS, ANNOUNCEMENT_PATH } from "@schaufenster/contract/announcement";
import { type PublishEvent, STARTED } from "@schaufenster/contract/publish-webhook";
import { signedHeaders } from "@schaufenster/contract/signed-request";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sendPublishWebhook } from "../../src/publishing/publish-webhook.ts";
import { receiveAnnouncement } from "../../src/publishing/receive-announcement.ts";
import { knownSites } from "../../src/publishing/sites.ts";
import { settings } from "../../src/settings/settings.ts";
import { startContentSystem } from "../../testing/content-system.ts";

let payload: Payload;
let told = 0;
const events: PublishEvent[] = [];
const site = createServer(async (request, response) => {
  told += 1;
  events.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
  response.writeHead(202).end();
});
const url = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

beforeAll(async () => {
  payload = await startContentSystem();
  settings.SITE_URLS = [];
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => site.close(resolve)));

async function announce(body: string, secret = settings.WEBHOOK_SECRET): Promise<{ status: number; version?: string }> {
  const headers = { ...signedHeaders(body, secret), "content-length": String(body.length) };
  const request = new Request(`http://content${ANNOUNCEMENT_PATH}`, { method: "POST", headers, body });
  const response = await receiveAnnouncement(request, payload);
  return { status: response.status, ...(response.ok ? ((await response.json()) as { version: string }) : {}) };
}

const publish = (name: string) => payload.create({ collection: "categories", data: { name, _status: "published" } });

test("a site that has announced itself is told of a publication, for as long as it goes on saying so", async () => {
  await publish("Vorher");
  const before = await announce(JSON.stringify({ url: url() }));
  expect(before).toEqual({ status: 200, version: expect.stringMatching(/./) });
  expect(await announce(JSON.stringify({ url: url() }))).toEqual(before);
  await publish("Nachher");
  await expect.poll(() => told).toBe(1);

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ANNOUNCEMENT_LASTS_MS + 1000 });
  try {
    expect(await knownSites(payload)).toEqual([]);
    expect((await announce(JSON.stringify({ url: "http://10.0.0.7:3000" }))).status).toBe(200);
    expect(await knownSites(payload)).toEqual(["http://10.0.0.7:3000"]);
  } finally {
    vi.useRealTimers();
  }
});

test("a publication and a start make another version, which a site is told with the webhook and with its next announcement", async () => {
  const version = async () => (await announce(JSON.stringify({ url: url() }))).version;
  const seen = [await version()];
  const steps = () => events.flatMap(({ content }) => content ?? []);
  for (const change of [
    () => publish("Eins"),
    () => sendPublishWebhook(payload, { source: STARTED, id: null }),
    () => sendPublishWebhook(payload, { source: "media", id: null, encoded: ["haus_0a1b2c3d4e"] }),
  ]) {
    events.length = 0;
    await change();
    await expect.poll(steps).toHaveLength(1);
    seen.push(await version());
    expect(steps()).toEqual([{ before: seen.at(-2), now: seen.at(-1) }]);
  }
  expect(new Set(seen).size).toBe(4);
});

test("strangers announce nothing, and what is no address is refused", async () => {
  expect((await announce(JSON.stringify({ url: "http://fremd.example" }), "n".repeat(32))).status).toBe(401);
  for (const wrong of ["{", "{}", '{"url":"file:///etc/passwd"}', '{"url":"http://10.0.0.7:3000/path"}'])
    expect((await announce(wrong)).status, wrong).toBe(400);
  expect(await knownSites(payload)).not.toContain("http://fremd.example");
});
