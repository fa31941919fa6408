import { existsSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { picture } from "../../content/testing/pictures.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { S3Server } from "../../testing/s3-server.ts";

type Stored = { id: number; filename: string; focalX?: number; alternativeText?: string; encoded?: boolean };
type Answer = { status: number; doc: Stored; message: string };

/** Files arrive and disappear after the response, and a busy machine may require retries. */
const SOON = { interval: 50 };

const SECRET = "geheimnis-des-speichers";

const server = new S3Server();
let apps: Apps;
let token: string;

beforeAll(async () => {
  await server.start();
  const settings = {
    SEED: "demo",
    LOG_LEVEL: "warn",
    CONTACT_RATE_PER_ADDRESS: "100",
    ...server.settings,
    S3_SECRET_ACCESS_KEY: SECRET,
  };
  apps = new Apps({ site: await freePort(), content: await freePort() }, settings);
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  token = await signInByRest(apps.url, ADMINISTRATOR);
});
afterAll(async () => {
  await apps?.end();
  await server.end();
});

async function rest(method: string, path: string, body?: FormData | object): Promise<Answer> {
  const headers = { authorization: `JWT ${token}`, origin: apps.url };
  const isForm = body === undefined || body instanceof FormData;
  const response = await fetch(`${apps.url}/api${path}`, {
    method,
    headers: isForm ? headers : { ...headers, "content-type": "application/json" },
    body: isForm ? body : JSON.stringify(body),
  });
  const { doc, errors } = (await response.json()) as { doc: Stored; errors?: { message: string }[] };
  return { status: response.status, doc, message: errors?.[0]?.message ?? "" };
}

/** Sends a picture of a width that no other test uses: names come from the content. */
async function upload(width: number, path = "/media", method = "POST"): Promise<Answer> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await picture(width, 300))]), "Messestand.jpg");
  form.append("_payload", JSON.stringify({ alternativeText: "Ein Messestand mit rotem Teppich" }));
  return rest(method, path, form);
}

async function inquire(subject: string): Promise<number> {
  const body = JSON.stringify(inquiry(subject));
  return statusOf(`${apps.url}${CONTACT_PATH}`, { method: "POST", headers: INQUIRY_HEADERS, body });
}

const statusOf = async (url: string, init?: RequestInit): Promise<number> => {
  const response = await fetch(url, { redirect: "manual", ...init });
  await response.arrayBuffer();
  return response.status;
};

const atSite = (name: string) => statusOf(`${apps.url}/uploads/${name}`);
const atContent = (name: string) => statusOf(`${apps.contentUrl}/uploads/${name}`);
const stem = (name: string) => name.replace(/\.\w+$/, "");
const filesOf = ({ filename }: Stored) => server.names.filter((name) => name.includes(stem(filename)));
const inFolder = () => (existsSync(join(apps.folder, "uploads")) ? readdirSync(join(apps.folder, "uploads")) : []);

test("the demo agency's files are only in the bucket, and every picture of the landing page comes through the site", async () => {
  expect(inFolder()).toEqual([]);
  const page = await (await fetch(apps.url)).text();
  const names = [...new Set([...page.matchAll(/\/uploads\/([\w.-]+)/g)].map(([, name]) => name ?? ""))];
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) await expect.poll(() => atSite(name), { ...SOON, message: name }).toBe(200);
  await expect.poll(() => server.names.some((name) => name.endsWith(".avif")), SOON).toBe(true);
});

test("requests are signed, have a content type, and never contain the secret", () => {
  const sent = server.asked.filter(({ method }) => method === "PUT");
  expect(sent.length).toBeGreaterThan(50);
  for (const { path, headers } of sent) {
    expect(headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=[\w;-]*x-amz-content-sha256/,
    );
    expect(headers["x-amz-content-sha256"]).toMatch(/^[0-9a-f]{64}$/);
    if (path.includes(".start-check")) continue;
    expect(headers["content-type"]).toMatch(/^(?:image|video)\//);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  expect(JSON.stringify(server.asked)).not.toContain(SECRET);
});

test("a range of a film is a partial response, from content and through the site", async () => {
  const film = server.names.find((name) => name.endsWith(".mp4"));
  for (const origin of [apps.contentUrl, apps.url]) {
    const response = await fetch(`${origin}/uploads/${film}`, { headers: { range: "bytes=100-199" } });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toMatch(/^bytes 100-199\/\d+$/);
    expect((await response.arrayBuffer()).byteLength).toBe(100);
  }
  expect(await statusOf(`${apps.contentUrl}/uploads/${film}`, { headers: { range: "bytes=999999999-" } })).toBe(416);
  expect(await atContent("gibt-es-nicht.jpg")).toBe(404);
});

test("with a public bucket address, browsers fetch pictures from there", async () => {
  const { S3_ENDPOINT, S3_BUCKET } = server.settings;
  const publicAddress = `${S3_ENDPOINT}/${S3_BUCKET}`;
  const other = new Apps(
    { site: await freePort(), content: Number(new URL(apps.contentUrl).port) },
    { API_BASE_URL: publicAddress, CONTENT_URL: apps.contentUrl, ...server.settings },
  );
  try {
    other.start("site");
    await expect.poll(() => statusOf(other.url).catch(() => null), SOON).toBe(200);
    const page = await fetch(other.url);
    expect(page.headers.get("content-security-policy")).toContain(`img-src 'self' ${S3_ENDPOINT}`);
    const addresses = [...(await page.text()).matchAll(/[^"\s,]*\/uploads\/[\w.-]+/g)].map(([address]) => address);
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter((address) => !address.includes(publicAddress))).toEqual([]);
    const picture = await fetch(addresses.find((address) => address.endsWith(".jpg")) ?? "");
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    expect(picture.headers.get("cache-control")).toContain("immutable");
  } finally {
    await other.end();
  }
});

test("an upload exists in all sizes; after replacing it, its address leads to the new file and the old ones are gone", async () => {
  const { doc } = await upload(901);
  expect(filesOf(doc)).toHaveLength(6);
  expect(await atSite(doc.filename)).toBe(200);
  const admins = `${apps.url}/api/media/file/${doc.filename}`;
  expect(await statusOf(admins)).toBe(403);
  const shown = await fetch(admins, { headers: { authorization: `JWT ${token}` } });
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(shown.headers.get("cache-control")).toContain("private");
  const replaced = await upload(902, `/media/${doc.id}`, "PATCH");
  expect(replaced.status, replaced.message).toBe(200);
  expect(filesOf(replaced.doc)).toHaveLength(6);
  await expect.poll(() => filesOf(doc), SOON).toEqual([]);
  await expect.poll(() => atSite(doc.filename), SOON).toBe(301);
});

test("a copy is a separate file, and a focal point is kept", async () => {
  const { doc } = await upload(903);
  const moved = await rest("PATCH", `/media/${doc.id}?uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=70`, {});
  expect(moved.doc, moved.message).toMatchObject({ filename: doc.filename, focalX: 20 });
  const copy = await rest("POST", `/media/${doc.id}/duplicate`, {});
  expect(copy.doc, copy.message).toMatchObject({ alternativeText: "Ein Messestand mit rotem Teppich", focalX: 20 });
  expect(copy.doc.filename).not.toBe(doc.filename);
  expect((await rest("DELETE", `/media/${doc.id}`)).status).toBe(200);
  expect(await atContent(copy.doc.filename)).toBe(200);
  expect(filesOf(copy.doc)).toHaveLength(6);
});

test("a deleted file is gone from the store, from content and from the site, which had it", async () => {
  const { doc } = await upload(904);
  expect(await atSite(doc.filename)).toBe(200);
  expect((await rest("DELETE", `/media/${doc.id}`)).status).toBe(200);
  expect(filesOf(doc)).toEqual([]);
  expect(await atContent(doc.filename)).toBe(404);
  await expect.poll(() => atSite(doc.filename), SOON).toBe(404);
});

test("while the store is unreachable, an upload is refused in German and leaves nothing, and sites keep working", async () => {
  const { doc } = await upload(905);
  expect(await atSite(doc.filename)).toBe(200);
  const before = server.names;
  await server.stop();
  const refused = await upload(906);
  expect(refused).toMatchObject({ status: 503, message: expect.stringContaining("Ihre Datei ist nicht gespeichert") });
  const kept = await rest("DELETE", `/media/${doc.id}`);
  expect(kept).toMatchObject({ status: 503, message: expect.stringContaining("Es ist noch nicht alles gelöscht") });
  expect(await statusOf(apps.url)).toBe(200);
  expect(await atSite(doc.filename)).toBe(200);
  expect(await atContent(doc.filename)).toBe(503);
  await server.start();
  expect(server.names).toEqual(before);
  expect(await atContent(doc.filename)).toBe(200);
  expect((await rest("GET", "/media?limit=0&where[filename][contains]=messestand")).status).toBe(200);
  expect((await upload(906)).status).toBe(201);
  expect((await rest("DELETE", `/media/${doc.id}`)).status).toBe(200);
});

test("an upload with one size that can't be stored leaves none of the others, and no entry", async () => {
  const before = server.names;
  server.full = /\/medium_messestand/;
  expect((await upload(907)).status).toBe(503);
  expect(server.asked.some(({ method, path }) => method === "PUT" && path.includes("/small_messestand"))).toBe(true);
  await expect.poll(() => server.names, SOON).toEqual(before);
  server.full = null;
  const { doc } = await upload(907);
  expect(doc.filename).not.toContain("-1.");
  expect((await rest("DELETE", `/media/${doc.id}`)).status).toBe(200);
});

test("while a slow store receives an upload, inquiries and other editors' saves don't wait, and a save of the same file isn't lost", async () => {
  const { doc: other } = await upload(909);
  const before = server.names;
  server.held = /\/medium_messestand/;
  const put = () =>
    server.asked.filter(({ method, path }) => method === "PUT" && /\/medium_messestand/.test(path)).length;
  const already = put();
  const uploads = Promise.all([upload(910), upload(910), upload(911, `/media/${other.id}`, "PATCH")]);
  const ended = vi.fn();
  uploads.then(ended, ended);
  await expect.poll(put, SOON).toBe(already + 3);
  // Serially: on a busy machine the site refuses some of many concurrent ones, upload or not. An upload waits for 30 s.
  for (let n = 0; n < 2; n += 1) expect(await inquire(`Während des Hochladens ${n}`)).toBe(200);
  const saved = await rest("PATCH", `/media/${other.id}`, { caption: "Der Stand am Morgen" });
  expect(saved.status).toBe(200);
  expect(ended).not.toHaveBeenCalled();
  server.release();
  const [one, same, replaced] = await uploads;
  expect([one?.status, same?.status]).toEqual([201, 201]);
  expect(one?.doc.filename).not.toBe(same?.doc.filename);
  expect(replaced).toMatchObject({ status: 409, message: expect.stringContaining("inzwischen geändert") });
  const added = () => server.names.filter((name) => !before.includes(name));
  await expect.poll(added, SOON).toHaveLength(12);
  for (const answer of [one, same]) expect((await rest("DELETE", `/media/${answer?.doc.id}`)).status).toBe(200);
  expect(server.names).toEqual(before);
  expect((await rest("DELETE", `/media/${other.id}`)).status).toBe(200);
});

test("files sent by a content process that was killed during an upload are removed a day later", async () => {
  const before = server.names;
  server.held = /\/medium_messestand/;
  const cutOff = upload(908).catch(() => null);
  const left = () => server.names.filter((name) => !before.includes(name));
  await expect.poll(left, SOON).toHaveLength(5);
  await apps.stop("content", "SIGKILL");
  await cutOff;
  server.release();
  const notes = join(apps.folder, "unfinished-uploads");
  const yesterday = Date.now() / 1000 - 25 * 3600;
  for (const name of readdirSync(notes)) utimesSync(join(notes, name), yesterday, yesterday);
  apps.start("content");
  await apps.untilReady();
  await expect.poll(left, SOON).toEqual([]);
  expect(server.names).toEqual(before);
});

test("a missing bucket stops the start with a sentence", async () => {
  const other = new Apps(
    { site: await freePort(), content: await freePort() },
    { SEED: "none", ...server.settings, S3_BUCKET: "anderer" },
  );
  other.start("content");
  await expect(other.untilReady()).rejects.toThrow("content has ended");
  expect(other.said("content")).toContain("There is no such bucket: check S3_BUCKET, or create it.");
  await other.end();
});
