import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { assetRoutes, readAssetFiles } from "./asset-routes.ts";

let app: ReturnType<typeof assetRoutes>;

beforeAll(() => {
  const directory = mkdtempSync(join(tmpdir(), "client-"));
  const put = (path: string, content: string) => writeFileSync(join(directory, path), content);
  mkdirSync(join(directory, "assets"));
  mkdirSync(join(directory, ".vite"));
  put("assets/browser-abc.js", "script");
  put("assets/browser-abc.js.br", "small script");
  put("assets/font-abc.woff2", "font");
  put("favicon.svg", "<svg/>");
  put(".vite/manifest.json", "{}");
  app = assetRoutes(readAssetFiles(directory));
});

test("a built file is sent as small as it was made, and never asked for again", async () => {
  const response = await app.request("/assets/browser-abc.js", { headers: { "accept-encoding": "br" } });
  expect(await response.text()).toBe("small script");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
});

test("what was not compressed is sent as it is", async () => {
  for (const [path, encoding] of [
    ["/assets/browser-abc.js", "gzip"],
    ["/assets/font-abc.woff2", "br"],
  ] as const) {
    const response = await app.request(path, { headers: { "accept-encoding": encoding } });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("content-length")).toBe(String((await response.arrayBuffer()).byteLength));
  }
});

test("a file whose name stays is asked for again, and sent again only if it changed", async () => {
  const response = await app.request("/favicon.svg");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  const again = await app.request("/favicon.svg", { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

test.each([
  "/assets/",
  "/assets/../.vite/manifest.json",
  "/.vite/manifest.json",
  "/assets/browser-abc.js.br",
  "/assets/%2e%2e/x",
])("%s is no file", async (path) => {
  expect((await app.request(path)).status).toBe(404);
});
