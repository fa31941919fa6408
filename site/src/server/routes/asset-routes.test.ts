import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawFetch } from "../../../testing/raw-fetch.ts";
import { serve } from "../../../testing/serve.ts";
import { readAssetFiles } from "../http/asset-files.ts";
import { keepAssets } from "../http/kept-assets.ts";
import { assetRoutes } from "./asset-routes.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let site: Awaited<ReturnType<typeof serve>>;
const folder = mkdtempSync(join(tmpdir(), "schaufenster-assets-"));
const keptFolder = join(folder, "kept");

beforeAll(async () => {
  mkdirSync(keptFolder);
  const directory = mkdtempSync(join(folder, "client-"));
  const put = (path: string, content: string) => writeFileSync(join(directory, path), content);
  mkdirSync(join(directory, "assets"));
  mkdirSync(join(directory, ".vite"));
  put("assets/browser-abc.js", "script");
  put("assets/browser-abc.js.br", "small script");
  put("assets/font-abc.woff2", "font");
  put("favicon.svg", "<svg/>");
  put(".vite/manifest.json", "{}");
  site = await serve(assetRoutes(readAssetFiles(directory), keptFolder));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  rawFetch(site.url + path, { method, headers });

test("a built file is sent compressed and never requested again", async () => {
  const response = await get("/assets/browser-abc.js", { "accept-encoding": "br" });
  expect(await response.text()).toBe("small script");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
});

test("a page of another build finds its files for a week after that build ran, and nothing beside them", async () => {
  const other = mkdtempSync(join(folder, "client-"));
  mkdirSync(join(other, "assets"));
  writeFileSync(join(other, "assets/browser-old.js"), "old script");
  writeFileSync(join(other, "assets/browser-old.js.br"), "small old script");
  writeFileSync(join(keptFolder, "secret.gz"), "x");
  await keepAssets(readAssetFiles(other), keptFolder, Date.now());
  const response = await get("/assets/browser-old.js", { "accept-encoding": "br" });
  expect([response.status, await response.text()]).toEqual([200, "small old script"]);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  for (const path of ["/assets/secret.gz", "/assets/..%2f..%2fetc%2fpasswd", "/assets/", "/assets/x.js"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);

  await keepAssets(new Map(), keptFolder, Date.now() + 6 * DAY_MS);
  expect((await get("/assets/browser-old.js")).status).toBe(200);
  await keepAssets(new Map(), keptFolder, Date.now() + 8 * DAY_MS);
  expect((await get("/assets/browser-old.js")).status).toBe(404);
});

test("a file that wasn't compressed is sent as it is", async () => {
  for (const [path, encoding] of [
    ["/assets/browser-abc.js", "gzip"],
    ["/assets/font-abc.woff2", "br"],
  ] as const) {
    const response = await get(path, { "accept-encoding": encoding });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("content-length")).toBe(String((await response.arrayBuffer()).byteLength));
  }
});

test("a file with a stable name is revalidated, and sent again only if it changed", async () => {
  const response = await get("/favicon.svg");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  const again = await get("/favicon.svg", { "if-none-match": response.headers.get("etag") ?? "" });
  expect([again.status, again.headers.get("cache-control")]).toEqual([304, "public, max-age=3600"]);
});

test.each([
  ["the same ETag", (etag: string) => etag],
  ["its weak form, which nginx makes of it", (etag: string) => `W/${etag.replace("W/", "")}`],
  ["a list that has it", (etag: string) => `"other", ${etag}`],
  ["any", () => "*"],
])("a browser that names %s isn't sent the file again (RFC 9110, 13.1.2)", async (_, condition) => {
  const etag = (await get("/favicon.svg")).headers.get("etag") ?? "";
  expect((await get("/favicon.svg", { "if-none-match": condition(etag) })).status).toBe(304);
  expect((await get("/favicon.svg", { "if-none-match": '"other"' })).status).toBe(200);
});

test("a client that has only Last-Modified gets 304, too (RFC 9110, 13.1.3)", async () => {
  const date = (await get("/favicon.svg")).headers.get("last-modified") ?? "";
  expect((await get("/favicon.svg", { "if-modified-since": date })).status).toBe(304);
  expect((await get("/favicon.svg", { "if-modified-since": "Tue, 01 Jan 2019 00:00:00 GMT" })).status).toBe(200);
});

test("HEAD has GET's headers and no body", async () => {
  const head = await get("/assets/browser-abc.js", { "accept-encoding": "br" }, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "12", ""]);
});

test("a file opened directly runs no scripts", async () => {
  const headers = Object.fromEntries((await get("/favicon.svg")).headers);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-request-id": "visit-0001" });
});

test.each([
  "/assets/",
  "/assets/../.vite/manifest.json",
  "/.vite/manifest.json",
  "/assets/browser-abc.js.br",
  "/assets/%2e%2e/x",
])("%s isn't a file", async (path) => {
  expect((await get(path)).status).toBe(404);
});
