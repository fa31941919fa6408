import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "../../../testing/listen.ts";
import type { SiteEnv } from "../http/site-env.ts";
import { UploadCache } from "./upload-cache.ts";
import { uploads } from "./uploads.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
let files: Map<string, string>;
let asked: string[];
let content: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "upload-cache-"));
  files = new Map([["bild_0123456789.jpg", "0123456789"]]);
  asked = [];
  const server = createServer((request, response) => {
    const name = request.url?.replace("/uploads/", "") ?? "";
    asked.push(`${request.method} ${name}`);
    const file = files.get(name);
    if (file === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { "content-length": file.length }).end(request.method === "HEAD" ? "" : file);
  });
  content = await listen(server, 0);
});

afterEach(async () => {
  await content.close();
  rmSync(folder, { recursive: true, force: true });
});

function site(options: { maxFileBytes?: number; maxBytes?: number } = {}) {
  const app = new Hono<SiteEnv>();
  app.use(uploads(new UploadCache({ folder, contentUrl: content.url, ...options })));
  app.notFound((context) => context.text("forwarded", 502));
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
}

test("a picture that was shown once is shown while the content system is down", async () => {
  const get = site();
  expect(await (await get("/uploads/bild_0123456789.jpg")).text()).toBe("0123456789");
  await content.close();
  const again = await get("/uploads/bild_0123456789.jpg");
  expect([again.status, await again.text()]).toEqual([200, "0123456789"]);
  expect(again.headers.get("content-type")).toBe("image/jpeg");
  expect(again.headers.get("cache-control")).toContain("immutable");
  expect(again.headers.get("content-security-policy")).toContain("sandbox");
});

test("visitors who come at the same time cost one question", async () => {
  const get = site();
  await Promise.all(Array.from({ length: 20 }, () => get("/uploads/bild_0123456789.jpg")));
  expect(asked).toEqual(["GET bild_0123456789.jpg"]);
});

test("a part of a film can be asked for, and one beyond its end cannot (RFC 9110 §14)", async () => {
  files.set("film_0123456789.mp4", "0123456789");
  const get = site();
  const part = await get("/uploads/film_0123456789.mp4", { range: "bytes=2-4" });
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "234", "bytes 2-4/10"]);
  expect((await get("/uploads/film_0123456789.mp4", { range: "bytes=99-" })).status).toBe(416);
});

test("who has the file already is told so", async () => {
  const get = site();
  const etag = (await get("/uploads/bild_0123456789.jpg")).headers.get("etag") ?? "";
  expect((await get("/uploads/bild_0123456789.jpg", { "if-none-match": etag })).status).toBe(304);
});

test.each([
  "/uploads/gibt-es-nicht.jpg",
  "/uploads/..%2fsecret.jpg",
  "/uploads/.hidden.jpg",
  "/uploads/a/b.jpg",
  "/uploads/a.html",
])("%s is no copy and is left to the content system", async (path) => {
  expect((await site()(path)).status).toBe(502);
  expect(readdirSync(folder)).toEqual([]);
});

test("a file that is too large is left to the content system, and asked for only once", async () => {
  const get = site({ maxFileBytes: 5 });
  for (let visit = 0; visit < 3; visit += 1) expect((await get("/uploads/bild_0123456789.jpg")).status).toBe(502);
  expect(asked).toHaveLength(1);
});

test("a file the agency deleted is gone within a day", async () => {
  const get = site();
  await get("/uploads/bild_0123456789.jpg");
  files.clear();
  expect((await get("/uploads/bild_0123456789.jpg")).status).toBe(200);
  const yesterday = (Date.now() - DAY_MS - 1000) / 1000;
  utimesSync(join(folder, "bild_0123456789.jpg"), yesterday, yesterday);
  expect((await get("/uploads/bild_0123456789.jpg")).status).toBe(502);
  expect(readdirSync(folder)).toEqual([]);
});

test("copies take no more room than they may: the oldest go", async () => {
  const get = site({ maxBytes: 35 });
  for (let index = 0; index < 6; index += 1) {
    files.set(`bild-${index}.jpg`, "0123456789");
    await get(`/uploads/bild-${index}.jpg`);
    const time = Date.now() / 1000 - 60 + index;
    utimesSync(join(folder, `bild-${index}.jpg`), time, time);
  }
  expect(readdirSync(folder).length).toBeLessThanOrEqual(3);
  expect(readFileSync(join(folder, "bild-5.jpg"), "utf8")).toBe("0123456789");
});
