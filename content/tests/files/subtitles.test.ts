import { readFileSync } from "node:fs";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { servePublicUpload } from "../../src/app/uploads/public-file.ts";
import { mediaEntity } from "../../src/content-api/media-entity.ts";
import { MAX_SUBTITLES } from "../../src/files/subtitles.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

const SUBTITLES = "WEBVTT\r\n\r\n00:00.500 --> 00:03.000\r\nDie Schale dreht sich – „und sie dreht sich“.\r\n";

let payload: Payload;
let film: number;

beforeAll(async () => {
  payload = await startContentSystem();
  const still = uploadedFile("still.jpg", "image/jpeg", await picture(320, 180));
  const poster = await payload.create({ collection: "media", file: still, data: { alternativeText: "Eine Schale" } });
  const file = uploadedFile("schale.mp4", "video/mp4", readFileSync("../tools/demo/media/video-keramik.mp4"));
  const data = { alternativeText: "Eine Schale dreht sich", poster: poster.id };
  film = (await payload.create({ collection: "media", file, data })).id;
});

const change = (subtitles: string | null) =>
  payload.update({ collection: "media", id: film, depth: 1, data: { subtitles } });

const metadataAfter = async (subtitles: string | null) =>
  mediaEntity(await change(subtitles)).attributes.provider_metadata;

const served = (address: string | undefined) =>
  servePublicUpload(
    payload,
    new Request("http://content/x"),
    decodeURIComponent(address ?? "")
      .split("/")
      .at(-1) ?? "",
  );

test("a film's subtitles are served as WebVTT under a content-hashed name, and only those", async () => {
  expect(await metadataAfter(null)).toBeNull();
  const metadata = await metadataAfter(SUBTITLES);
  expect(metadata?.subtitlesUrl).toMatch(/^\/uploads\/schale_[0-9a-f]{10}_[0-9a-f]{10}\.vtt$/);
  const answer = await served(metadata?.subtitlesUrl);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/vtt; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": expect.stringContaining("immutable"),
  });
  expect(await answer.text()).toBe(SUBTITLES);

  const other = await metadataAfter(SUBTITLES.replace("Schale", "Tasse"));
  expect(other?.subtitlesUrl).not.toBe(metadata?.subtitlesUrl);
  expect((await served(metadata?.subtitlesUrl)).status).toBe(404);
  await payload.update({ collection: "media", id: film, data: { deletedAt: new Date().toISOString() } });
  expect((await served(other?.subtitlesUrl)).status).toBe(404);
  await payload.update({ collection: "media", id: film, trash: true, data: { deletedAt: null } });
  expect((await served(other?.subtitlesUrl)).status).toBe(200);
});

test.each([
  ["1\n00:00:01,000 --> 00:00:02,000\nSRT\n", /beginnen nicht mit „WEBVTT“.*als WebVTT/],
  ["WEBVTTX\n\n00:01.000 --> 00:02.000\nX\n", /beginnen nicht mit „WEBVTT“/],
  ["WEBVTT\n\nNur Text\n", /keine Zeitangabe/],
  [SUBTITLES + "x".repeat(MAX_SUBTITLES), /höchstens 200\.000 Zeichen/],
])("invalid subtitles are refused with the reason: %.24j", async (subtitles, reason) => {
  const error = await change(subtitles).then(
    () => null,
    (refused: { data?: { errors?: { message: string }[] } }) => refused.data?.errors?.[0]?.message,
  );
  expect(error).toMatch(reason);
});

test("subtitles with a byte order mark, notes and hours are accepted", async () => {
  const subtitles = "\ufeffWEBVTT – Deutsch\n\nNOTE von Hand\n\n1\n01:00:01.000 --> 01:00:02.000 align:start\nSo.\n";
  expect((await change(subtitles)).subtitles).toBe(subtitles);
});
