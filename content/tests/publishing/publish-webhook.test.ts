import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PUBLISH_WEBHOOK_PATH, type PublishEvent, STARTED } from "@schaufenster/contract/publish-webhook";
import { WEBHOOK_SIGNATURE_HEADER, WEBHOOK_TIMESTAMP_HEADER } from "@schaufenster/contract/signed-request";
import type { Payload } from "payload";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contentVersion } from "../../src/entry/content-version.ts";
import { sendPublishWebhook } from "../../src/entry/publish-webhook.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

type Received = { path: string; event: PublishEvent; signed: boolean; visible: string };

const received: Received[] = [];
let payload: Payload;

/** A site: receives the webhook, verifies its signature and reads the published content at once. */
const site = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const timestamp = request.headers[WEBHOOK_TIMESTAMP_HEADER];
  const signature = createHmac("sha256", settings.WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest("hex");
  const { data: answer } = await askGraphQL(payload)(`{ projects(sort: "header") { data { attributes { header } } } }`);
  received.push({
    path: request.url ?? "",
    event: JSON.parse(body),
    signed: request.headers[WEBHOOK_SIGNATURE_HEADER] === signature && Math.abs(Date.now() - Number(timestamp)) < 5000,
    visible: JSON.stringify(answer),
  });
  response.writeHead(202).end();
});

beforeAll(async () => {
  payload = await startContentSystem();
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  settings.SITE_URLS = [`http://127.0.0.1:${(site.address() as AddressInfo).port}`];
});

afterAll(() => new Promise((resolve) => site.close(resolve)));

beforeEach(() => {
  received.length = 0;
});

test("a site gets a signed webhook about a publication, and can read the content when it arrives", async () => {
  const { id } = await payload.create({ collection: "projects", data: { header: "Sichtbar", _status: "published" } });
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]).toMatchObject({ path: PUBLISH_WEBHOOK_PATH, event: { source: "projects", id }, signed: true });
  expect(received[0]?.visible).toContain("Sichtbar");
});

test.each([
  ["withdrawn", { _status: "draft" }],
  ["put into the trash", { deletedAt: new Date().toISOString() }],
] as const)("an entry with a draft that is then %s causes a webhook and disappears", async (_, data) => {
  const { id } = await payload.create({ collection: "projects", data: { header: "Bald weg", _status: "published" } });
  await expect.poll(() => received).toHaveLength(1);
  await payload.update({ collection: "projects", id, draft: true, data: { header: "Angefangen" } });
  await payload.update({ collection: "projects", id, draft: true, data: { header: "Angefangener" } });
  await payload.update({ collection: "projects", id, data });
  const { id: last } = await payload.create({
    collection: "projects",
    data: { header: "Später", _status: "published" },
  });
  const told = (of: unknown) => received.filter(({ event }) => event.id === of);
  await expect.poll(() => [told(id).length, told(last).length]).toEqual([2, 1]); // not for the drafts
  expect(told(id)[1]?.visible).not.toMatch(/Bald weg|Angefangen/);
  for (const each of [id, last]) await payload.delete({ collection: "projects", id: each, trash: true });
  await expect.poll(() => received).toHaveLength(5);
});

test("settings and deletions send webhooks, too", async () => {
  const { id } = await payload.create({ collection: "projects", data: { header: "Kurz da", _status: "published" } });
  await expect.poll(() => received).toHaveLength(1);
  await payload.delete({ collection: "projects", id });
  await expect.poll(() => received).toHaveLength(2);
  expect(received[1]?.visible).not.toContain("Kurz da");
  await payload.updateGlobal({
    slug: "site-settings",
    data: { agencyName: "Anders", email: "a@b.example", analyticsProvider: "off", copyrightYear: 2022 },
  });
  await expect.poll(() => received[2]?.event).toMatchObject({ source: "site-settings", id: null });
});

test("a publication and a start change the version, which the webhook contains", async () => {
  const seen = [contentVersion()];
  for (const change of [
    () => payload.create({ collection: "projects", data: { header: "Neu", _status: "published" } }),
    () => sendPublishWebhook({ source: STARTED, id: null }),
  ]) {
    received.length = 0;
    await change();
    await expect.poll(() => received).toHaveLength(1);
    seen.push(contentVersion());
    expect(received[0]?.event.contentVersion).toBe(seen.at(-1));
  }
  expect(new Set(seen).size).toBe(3);
});

test("a site learns which file is gone when one is replaced, trashed or deleted", async () => {
  const file = async (width: number) => uploadedFile("haus.jpg", "image/jpeg", await picture(width, 200));
  const silent = { context: { silent: true } };
  const data = { alternativeText: "Ein Kreis" };
  const { id, filename } = await payload.create({ collection: "media", file: await file(300), data, ...silent });
  const gone = () => received.flatMap(({ event }) => ("goneFile" in event ? [event.goneFile] : []));
  const second = await payload.update({ collection: "media", id, file: await file(310), data: {} });
  await expect.poll(gone).toEqual([filename?.replace(".jpg", "")]);
  await payload.update({ collection: "media", id, data: { deletedAt: new Date().toISOString() } });
  await expect.poll(gone).toEqual([filename, second.filename].map((name) => name?.replace(".jpg", "")));
  const third = await payload.create({ collection: "media", file: await file(320), data, ...silent });
  await payload.delete({ collection: "media", id: third.id });
  await expect.poll(() => gone().at(-1)).toBe(third.filename?.replace(".jpg", ""));
});

test("drafts and rolled back saves send no webhook", async () => {
  await payload.create({ collection: "projects", draft: true, data: { header: "Entwurf", _status: "draft" } });
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  await payload.create({
    collection: "projects",
    data: { header: "Verworfen", _status: "published" },
    req: { transactionID },
  });
  await payload.db.rollbackTransaction(transactionID ?? "");
  await payload.create({ collection: "projects", data: { header: "Danach", _status: "published" } });
  await expect.poll(() => received).not.toHaveLength(0);
  expect(received.map(({ visible }) => visible).join()).not.toMatch(/Entwurf|Verworfen/);
  expect(received).toHaveLength(1);
});
