import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ManualSchedule } from "../../../../../testing/manual-schedule.ts";
import { listen } from "../../../../testing/listen.ts";
import { rawFetch } from "../../../../testing/raw-fetch.ts";
import { serve } from "../../../../testing/serve.ts";
import { REVALIDATE_EVERY_MS, UploadCache } from "./upload-cache.ts";
import { uploads } from "./uploads.ts";

const CHANGED_AT = "Tue, 03 Nov 2026 10:00:00 GMT";
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
let schedule: ManualSchedule;
let files: Map<string, string>;
let moved: Map<string, string>;
let asked: string[];
let isSilent: boolean;
let beforeAnswering: Promise<void>;
let content: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  schedule = new ManualSchedule();
  folder = mkdtempSync(join(tmpdir(), "upload-cache-"));
  files = new Map([["bild_0123456789.jpg", "0123456789"]]);
  moved = new Map();
  asked = [];
  isSilent = false;
  beforeAnswering = Promise.resolve();
  const server = createServer(async (request, response) => {
    const name = request.url?.replace("/uploads/", "") ?? "";
    asked.push(`${request.method} ${name}`);
    if (isSilent) return;
    const file = files.get(name);
    const successor = moved.get(name);
    if (successor) return response.writeHead(301, { location: `/uploads/${successor}` }).end();
    if (file === undefined) return response.writeHead(404).end();
    await beforeAnswering;
    response.writeHead(200, { "content-length": file.length, "last-modified": CHANGED_AT });
    return response.end(request.method === "HEAD" ? "" : file);
  });
  content = await listen(server, 0);
});

afterEach(async () => {
  await Promise.all([content.close(), ...sites.splice(0).map((each) => each.close())]);
  rmSync(folder, { recursive: true, force: true });
});

const sites: Awaited<ReturnType<typeof serve>>[] = [];

/** Requests a file from a site that responds 502 to anything that isn't in its cache. */
async function site(options: { maxFileBytes?: number; maxBytes?: number; isForeign?: boolean } = {}) {
  const cache = new UploadCache({ folder, contentUrl: content.url, schedule, ...options });
  const started = await serve(uploads(cache, options.isForeign), (app) =>
    app.notFound((context) => context.text("forwarded", 502)),
  );
  sites.push(started);
  return (path: string, headers: Record<string, string> = {}) => rawFetch(started.url + path, { headers });
}

test("a picture that was shown once is shown while the content system is down", async () => {
  const get = await site();
  expect(await (await get("/uploads/bild_0123456789.jpg")).text()).toBe("0123456789");
  await content.close();
  const again = await get("/uploads/bild_0123456789.jpg");
  expect([again.status, await again.text()]).toEqual([200, "0123456789"]);
  expect(again.headers.get("content-type")).toBe("image/jpeg");
  expect(again.headers.get("cache-control")).toContain("immutable");
  expect(again.headers.get("content-security-policy")).toContain("sandbox");
});

test("a PDF downloads under its name while the content system is down, too", async () => {
  files.set("preise-2027_0123456789-1.pdf", "%PDF-1.7");
  const get = await site();
  await get("/uploads/preise-2027_0123456789-1.pdf");
  await content.close();
  const { headers } = await get("/uploads/preise-2027_0123456789-1.pdf");
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''preise-2027.pdf",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/sandbox$/),
  });
});

test("concurrent visitors cause one request", async () => {
  const get = await site();
  await Promise.all(Array.from({ length: 20 }, () => get("/uploads/bild_0123456789.jpg")));
  expect(asked).toEqual(["GET bild_0123456789.jpg"]);
});

test("a range of a film is served, and one beyond its end is refused (RFC 9110 §14)", async () => {
  files.set("film_0123456789.mp4", "0123456789");
  const get = await site();
  const part = await get("/uploads/film_0123456789.mp4", { range: "bytes=2-4" });
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "234", "bytes 2-4/10"]);
  expect((await get("/uploads/film_0123456789.mp4", { range: "bytes=99-" })).status).toBe(416);
});

test("a picture has the content system's Last-Modified, and a client that has it gets 304", async () => {
  const get = await site();
  const date = (await get("/uploads/bild_0123456789.jpg")).headers.get("last-modified") ?? "";
  expect(date).toBe(CHANGED_AT);
  expect((await get("/uploads/bild_0123456789.jpg", { "if-modified-since": date })).status).toBe(304);
});

test("pictures have no ETag, since each front server would form it differently", async () => {
  expect((await (await site())("/uploads/bild_0123456789.jpg")).headers.get("etag")).toBeNull();
});

test("a player whose film has changed gets the new one complete (RFC 9110, 13.1.5)", async () => {
  const get = await site();
  const date = (await get("/uploads/bild_0123456789.jpg")).headers.get("last-modified") ?? "";
  const range = "bytes=2-4";
  expect((await get("/uploads/bild_0123456789.jpg", { range, "if-range": date })).status).toBe(206);
  for (const other of ['"other"', "Mon, 02 Nov 2026 10:00:00 GMT"]) {
    const whole = await get("/uploads/bild_0123456789.jpg", { range, "if-range": other });
    expect([whole.status, await whole.text()]).toEqual([200, "0123456789"]);
  }
});

test.each([
  "/uploads/gibt-es-nicht.jpg",
  "/uploads/..%2fsecret.jpg",
  "/uploads/.hidden.jpg",
  "/uploads/a/b.jpg",
  "/uploads/a.html",
])("%s is passed to the content system", async (path) => {
  expect((await (await site())(path)).status).toBe(502);
  expect(readdirSync(folder)).toEqual([]);
});

test("a file that is too large is passed to the content system, and fetched only once", async () => {
  const get = await site({ maxFileBytes: 5 });
  for (let visit = 0; visit < 3; visit += 1) expect((await get("/uploads/bild_0123456789.jpg")).status).toBe(502);
  expect(asked).toHaveLength(1);
});

test("a replaced file is passed to the content system, which redirects; its successor is not cached under the old name", async () => {
  files.set("neu_9876543210.jpg", "9876543210");
  moved.set("alt_0123456789.jpg", "neu_9876543210.jpg");
  const get = await site();
  expect((await get("/uploads/alt_0123456789.jpg")).status).toBe(502);
  expect(readdirSync(folder)).toEqual([]);
});

test("after a webhook a replaced file is gone in every size, and no other file is", async () => {
  const names = ["bild_0123456789.jpg", "small_bild_0123456789.avif", "bild_01234567890.jpg", "small_bild.jpg"];
  const cache = new UploadCache({ folder, contentUrl: content.url, schedule });
  for (const name of names) {
    files.set(name, "0123456789");
    await cache.pathOf(name);
  }
  await cache.forget("bild_0123456789");
  expect(readdirSync(folder).sort()).toEqual(["bild_01234567890.jpg", "small_bild.jpg"]);
});

test("a file that is being fetched while a webhook removes it isn't kept", async () => {
  let answer = () => {};
  beforeAnswering = new Promise((resolve) => {
    answer = resolve;
  });
  const cache = new UploadCache({ folder, contentUrl: content.url, schedule });
  const coming = cache.pathOf("bild_0123456789.jpg");
  await expect.poll(() => asked.length).toBe(1);
  const forgotten = cache.forget("bild_0123456789");
  answer();
  await Promise.all([coming, forgotten]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a file that the agency deleted is gone within a day, even if nobody requests it from the site", async () => {
  const cache = new UploadCache({ folder, contentUrl: content.url, schedule });
  await cache.pathOf("bild_0123456789.jpg");
  files.clear();
  void schedule.every("look", REVALIDATE_EVERY_MS, () => cache.revalidate());
  await schedule.advance(DAY_MS / 2);
  expect(readdirSync(folder)).toEqual(["bild_0123456789.jpg"]);
  await schedule.advance(DAY_MS / 2);
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  expect(asked).toHaveLength(2);
});

test("a front server under another user can read every copy, including those of a former version, and list none", async () => {
  chmodSync(folder, 0o700);
  const cache = new UploadCache({ folder, contentUrl: content.url, schedule });
  const path = (await cache.pathOf("bild_0123456789.jpg")) ?? "";
  await cache.revalidate();
  const modes = () => [folder, path].map((each) => statSync(each).mode & 0o777);
  expect(modes()).toEqual([0o711, 0o644]);
  chmodSync(path, 0o600);
  await schedule.advance(DAY_MS);
  await cache.revalidate();
  expect(modes()).toEqual([0o711, 0o644]);
});

test("the cache stays within its size limit: the oldest files go", async () => {
  const get = await site({ maxBytes: 35 });
  for (let index = 0; index < 6; index += 1) {
    files.set(`bild-${index}.jpg`, "0123456789");
    await get(`/uploads/bild-${index}.jpg`);
    await laterThan(statSync(join(folder, `bild-${index}.jpg`)).ctimeMs);
  }
  expect(readdirSync(folder).length).toBeLessThanOrEqual(3);
  expect(readFileSync(join(folder, "bild-5.jpg"), "utf8")).toBe("0123456789");
});

/** Waits until the file system's clock gives a new file a later time. */
async function laterThan(ctimeMs: number): Promise<void> {
  const probe = join(tmpdir(), `clock-${process.pid}`);
  const touch = () => {
    writeFileSync(probe, "");
    return statSync(probe).ctimeMs;
  };
  await expect.poll(touch).toBeGreaterThan(ctimeMs);
  rmSync(probe);
}

test("a foreign content system's replaced file is shown within a minute, and browsers revalidate each time", async () => {
  const get = await site({ isForeign: true });
  const first = await get("/uploads/bild_0123456789.jpg");
  expect([await first.text(), first.headers.get("cache-control")]).toEqual(["0123456789", "public, no-cache"]);
  const asked304 = await get("/uploads/bild_0123456789.jpg", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(asked304.status).toBe(304);
  files.set("bild_0123456789.jpg", "ein anderes Bild");
  await schedule.advance(31_000);
  const second = await get("/uploads/bild_0123456789.jpg");
  expect(await second.text()).toBe("ein anderes Bild");
  expect(second.headers.get("etag")).not.toBe(first.headers.get("etag"));
});

test("after a foreign content system's webhook a replaced file is shown immediately", async () => {
  const cache = new UploadCache({ folder, contentUrl: content.url, isForeign: true, schedule });
  const read = async () => readFileSync((await cache.pathOf("bild_0123456789.jpg")) ?? "", "utf8");
  expect(await read()).toBe("0123456789");
  files.set("bild_0123456789.jpg", "ein anderes Bild");
  expect(await read()).toBe("0123456789");
  await schedule.advance(20_000);
  cache.expire();
  expect(await read()).toBe("ein anderes Bild");
});

test("an unresponsive foreign content system isn't asked for the picture as well as for its rendition", async () => {
  isSilent = true;
  const get = await site({ isForeign: true });
  const answer = get("/uploads/thumbnail_bild_0123456789.jpg");
  await expect.poll(() => asked.length).toBe(1);
  await schedule.advance(5000);
  expect((await answer).status).toBe(502);
  expect(asked).toEqual(["GET thumbnail_bild_0123456789.jpg"]);
});

test("a foreign content system's small picture replaces the renditions that it doesn't have", async () => {
  const get = await site({ isForeign: true });
  expect(await (await get("/uploads/thumbnail_bild_0123456789.jpg")).text()).toBe("0123456789");
  for (const [name, type] of [
    ["Zeichnung_1.svg", "image/svg+xml; charset=utf-8"],
    ["bewegt_1.gif", "image/gif"],
    ["IMG_0001_1.JPG", "image/jpeg"],
  ] as const) {
    files.set(name, "0123456789");
    const small = await get(`/uploads/thumbnail_${name}`);
    expect([small.status, small.headers.get("content-type")]).toEqual([200, type]);
    expect(small.headers.get("content-security-policy")).toContain("sandbox");
  }
  const own = await site();
  expect((await own("/uploads/thumbnail_bild_0123456789.jpg")).status).toBe(502);
});
