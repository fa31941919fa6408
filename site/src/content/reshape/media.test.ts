import { expect, test } from "vitest";
import type { Picture } from "../domain.ts";
import { reshapeCredential, reshapePicture, reshapeVideo } from "./media.ts";

const HERE = { apiBaseUrl: "" };

const file = (attributes: object) => ({ id: "5", attributes: { url: "/uploads/bild.jpg", ...attributes } });
const picture = (attributes: object, options = HERE) => reshapePicture({ data: file(attributes) }, options);
const format = (name: string, width: number) => ({ url: `/uploads/${name}`, width, height: width / 2 });

const OWN = {
  alternativeText: "Ein Bild",
  caption: "Unterschrift",
  width: 3000,
  height: 1500,
  provider_metadata: { focalPoint: { x: 0.3, y: 0.7 } },
  formats: {
    large: format("large_bild.jpg", 1000),
    large_avif: format("large_bild.avif", 1000),
    large_webp: format("large_bild.webp", 1000),
    thumbnail: format("thumbnail_bild.jpg", 245),
    thumbnail_avif: format("thumbnail_bild.avif", 245),
    thumbnail_webp: format("thumbnail_bild.webp", 245),
  },
};

test("a browser is offered AVIF, then WebP, then the original, each by ascending width", () => {
  expect(picture(OWN)?.sets).toEqual([
    {
      type: "image/avif",
      renditions: [
        { url: "/uploads/thumbnail_bild.avif", width: 245 },
        { url: "/uploads/large_bild.avif", width: 1000 },
      ],
    },
    {
      type: "image/webp",
      renditions: [
        { url: "/uploads/thumbnail_bild.webp", width: 245 },
        { url: "/uploads/large_bild.webp", width: 1000 },
      ],
    },
    {
      type: "image/jpeg",
      renditions: [
        { url: "/uploads/thumbnail_bild.jpg", width: 245 },
        { url: "/uploads/large_bild.jpg", width: 1000 },
        { url: "/uploads/bild.jpg", width: 3000 },
      ],
    },
  ]);
});

test("a picture is cropped around the editor's focal point, otherwise around its middle", () => {
  expect(picture(OWN)?.focalPoint).toEqual({ x: 0.3, y: 0.7 });
  const centre = { x: 0.5, y: 0.5 };
  expect(picture({})?.focalPoint).toEqual(centre);
  expect(picture({ provider_metadata: null })?.focalPoint).toEqual(centre);
  expect(picture({ provider_metadata: { focalPoint: { x: 7, y: "a" } } })?.focalPoint).toEqual(centre);
});

test("a small picture without renditions shows itself (Strapi: formats null)", () => {
  const logo = picture({ url: "/uploads/logo.png", width: 200, height: 120, formats: null });
  expect(logo?.sets).toEqual([{ type: "image/png", renditions: [{ url: "/uploads/logo.png", width: 200 }] }]);
});

test("a picture with only an address is still shown", () => {
  expect(picture({})).toMatchObject({ alternativeText: "", caption: null, width: null, height: null });
  expect(picture({})?.sets.at(-1)?.renditions).toHaveLength(1);
});

test("renditions of equal width are offered once", () => {
  const formats = { thumbnail: format("thumbnail_bild.jpg", 200), small: format("small_bild.jpg", 200) };
  expect(picture({ formats, width: 200 })?.sets).toEqual([
    { type: "image/jpeg", renditions: [{ url: "/uploads/thumbnail_bild.jpg", width: 200 }] },
  ]);
});

test("broken renditions are left out", () => {
  const formats = { small: { url: 3 }, medium: null, large: "x", thumbnail: { url: "javascript:x", width: 245 } };
  expect(picture({ formats, width: 900 })?.sets[0]?.renditions).toEqual([{ url: "/uploads/bild.jpg", width: 900 }]);
  expect(picture({ formats: "none" })).not.toBeNull();
});

test("all files of a picture come from the API base URL (spec §3)", () => {
  const { url, sets } = picture(OWN, { apiBaseUrl: "https://cms.example" }) as Picture;
  const urls = [url, ...sets.flatMap(({ renditions }) => renditions.map((rendition) => rendition.url))];
  expect(urls.every((address) => address.startsWith("https://cms.example/uploads/"))).toBe(true);
});

test("a missing picture is null in any form", () => {
  for (const wire of [
    null,
    undefined,
    {},
    { data: null },
    { data: { id: null } },
    { data: { id: "1", attributes: null } },
  ]) {
    expect(reshapePicture(wire, HERE)).toBeNull();
    expect(reshapeVideo(wire, HERE)).toBeNull();
  }
});

test.each(["/uploads/film.mp4", "/uploads/film.MP4", "/uploads/film.webm?v=1"])(
  "a credential is recognized as a film by its name: %s",
  (url) => {
    expect(reshapeCredential(file({ url, previewUrl: "/uploads/poster.jpg" }), HERE)).toMatchObject({
      kind: "video",
      posterUrl: "/uploads/poster.jpg",
    });
    expect(reshapeCredential(file({ url: "/uploads/mp4.jpg" }), HERE)?.kind).toBe("picture");
  },
);

test("a film's still has the sizes in the response; a foreign system's only has its address", () => {
  const film = {
    url: "/uploads/film.mp4",
    previewUrl: "/uploads/large_poster.jpg",
    alternativeText: "Eine Unruh schwingt",
  };
  const still = (extra: object) => reshapeVideo({ data: file({ ...film, ...extra }) }, HERE)?.still;
  expect(still({ formats: { large_avif: { url: "/uploads/large_poster.avif", width: 1000 } } })).toMatchObject({
    alternativeText: "Eine Unruh schwingt",
    sets: [
      { type: "image/avif", renditions: [{ url: "/uploads/large_poster.avif", width: 1000 }] },
      { type: "image/jpeg" },
    ],
  });
  expect(still({ formats: null })?.sets).toEqual([
    { type: "image/jpeg", renditions: [{ url: "/uploads/large_poster.jpg", width: 1000 }] },
  ]);
  expect(still({ previewUrl: null })).toBeNull();
});

test("a file's extension is treated as text", () => {
  const still = picture({ url: "/uploads/bild.constructor", width: 300, height: 200, formats: null });
  expect(still?.sets.map(({ type }) => type)).toEqual(["image/jpeg"]);
});

test("a film has the address of its subtitles if there are any", () => {
  const film = (provider_metadata: unknown) =>
    reshapeVideo(
      { data: file({ url: "/uploads/film.mp4", provider_metadata }) },
      { apiBaseUrl: "https://cms.example" },
    );
  expect(film({ subtitlesUrl: "/uploads/film_1.vtt" })?.subtitlesUrl).toBe("https://cms.example/uploads/film_1.vtt");
  for (const none of [null, {}, { subtitlesUrl: 5 }, "x"]) expect(film(none)?.subtitlesUrl).toBeNull();
});
