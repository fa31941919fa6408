// @long content/src/files
import { existsSync, readFileSync } from "node:fs";
import { handleEndpoints, type Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import { uploadPath } from "../../src/files/folder.ts";
import config from "../../src/payload.config.ts";
import type { Media } from "../../src/payload-types.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture } from "../../testing/pictures.ts";

const ACCOUNT = { email: "filme@example.org", password: "nur-für-die-tests-1" };

let payload: Payload;
let token: string | undefined;

beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, ACCOUNT);
  token = (await payload.login({ collection: "users", data: ACCOUNT })).token;
});

const part = (data: Buffer, name: string, type: string) => new File([Uint8Array.from(data)], name, { type });

/** Uploads a film with its still like the admin. */
async function sendFilm(alternativeText: string, signedIn = true, query = "") {
  const body = new FormData();
  body.set("file", part(readFileSync("../tools/demo/media/video-keramik.mp4"), "Drehung.mp4", "video/mp4"));
  body.set("_payload", JSON.stringify({ alternativeText, poster: null }));
  body.set("still", part(await picture(320, 180), "Drehung-standbild.jpg", "image/jpeg"));
  const headers = signedIn ? { authorization: `JWT ${token}` } : undefined;
  const request = new Request(`http://content/api/media?depth=1${query}`, { method: "POST", headers, body });
  const response = await handleEndpoints({ config, request });
  return { status: response.status, doc: ((await response.json()) as { doc?: Media }).doc };
}

const stills = async () =>
  (await payload.count({ collection: "media", where: { name: { contains: "-standbild" } } })).totalDocs;

test("a film and its still are stored together, or not at all", async () => {
  expect((await sendFilm("")).status).toBe(400);
  expect((await sendFilm("Eine Schale dreht sich", false)).status).toBe(403);
  expect(await stills()).toBe(0);

  const { status, doc } = await sendFilm("Eine Schale dreht sich");
  expect(status).toBe(201);
  expect(doc?.poster).toMatchObject({
    mimeType: "image/jpeg",
    alternativeText: "Standbild aus dem Film „Drehung.mp4“",
  });
  expect(await stills()).toBe(1);
});

test("when several files are uploaded, a text may follow; a single file's form requires it", async () => {
  const { status, doc } = await sendFilm("", true, "&text=later");
  expect([status, doc?.alternativeText]).toEqual([201, ""]);
  const later = payload.update({ collection: "media", id: doc?.id ?? 0, data: { caption: "Drehung" } });
  await expect(later).rejects.toThrow("Alternativtext");
});

test("a film keeps its file if its new still is refused", async () => {
  const { doc } = await sendFilm("Eine Schale dreht sich");
  const body = new FormData();
  body.set("file", part(readFileSync("../tools/demo/media/video-linse.mp4"), "Linse.mp4", "video/mp4"));
  body.set("_payload", JSON.stringify({ alternativeText: "Eine Linse dreht sich" }));
  body.set("still", part(Buffer.from("kein Bild"), "Linse-standbild.jpg", "image/jpeg"));
  const headers = { authorization: `JWT ${token}` };
  const request = new Request(`http://content/api/media/${doc?.id}`, { method: "PATCH", headers, body });
  expect((await handleEndpoints({ config, request })).status).toBe(400);
  const kept = await payload.findByID({ collection: "media", id: doc?.id ?? 0 });
  expect(kept.filename).toBe(doc?.filename);
  expect(existsSync(uploadPath(kept.filename ?? ""))).toBe(true);
});
