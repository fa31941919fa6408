import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { MAX_UPLOAD_BYTES } from "../../limits.ts";
import { watchUploads } from "./watch-uploads.ts";

/** Payload's own way to the server, which its form for one entry takes. */
const entry = createRequire(import.meta.url).resolve("@payloadcms/ui"); // dist/exports/client/index.js
const { requests } = await import(pathToFileURL(join(dirname(entry), "../../utilities/api.js")).href);

class TooLarge extends File {
  override get size() {
    return MAX_UPLOAD_BYTES + 1;
  }
}

function form(file?: File): FormData {
  const body = new FormData();
  body.set("_payload", "{}");
  if (file) body.set("file", file);
  return body;
}

afterEach(() => vi.unstubAllGlobals());

test("a file that Payload's form sends is seen before it leaves; what has no file goes its way", async () => {
  const sent = vi.fn(async (_address: string, _init: RequestInit) => new Response("{}"));
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("window", globalThis);
  watchUploads();
  const refused: Response = await requests.post("/api/media", { body: form(new TooLarge([], "film.mp4")) });
  expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining("„film.mp4“")]);
  expect(sent).not.toHaveBeenCalled();
  await requests.patch("/api/projects/1", { body: form() });
  expect(sent.mock.calls.map(([address, { method }]) => [address, method])).toEqual([["/api/projects/1", "PATCH"]]);
});
