import { expect, test } from "vitest";
import type { Picture, Video } from "../../../content/domain.ts";
import { credentialData } from "./credential-link.ts";

const rendition = (width: number) => ({ url: `/uploads/${width}.avif`, width });

const PICTURE: Picture = {
  kind: "picture",
  id: "1",
  url: "/uploads/bild.jpg",
  alternativeText: "Eine Schale",
  caption: null,
  width: 3000,
  height: 2000,
  focalPoint: { x: 0.5, y: 0.5 },
  sets: [
    { type: "image/avif", renditions: [245, 500, 1000, 1920, 3000].map(rendition) },
    { type: "image/jpeg", renditions: [{ url: "/uploads/bild.jpg", width: 3000 }] },
  ],
};

test("a picture's link has its best encoding in the widths that the video dialog may need", () => {
  expect(credentialData(PICTURE)).toEqual({
    "data-credential": "picture",
    "data-caption": "Bild",
    "data-text": "Eine Schale",
    "data-type": "image/avif",
    "data-srcset": "/uploads/1000.avif 1000w, /uploads/1920.avif 1920w",
    "data-width": 3000,
    "data-height": 2000,
  });
});

test("a picture without renditions of those widths is shown from its own file", () => {
  const small = { ...PICTURE, sets: [{ type: "image/jpeg", renditions: [rendition(300)] }] };
  expect(credentialData(small)["data-srcset"]).toBeUndefined();
});

test("a film's link has its subtitles; without subtitles it doesn't mention them", () => {
  const { id, url, alternativeText, caption } = PICTURE;
  const film: Video = {
    id,
    url,
    alternativeText,
    caption,
    kind: "video",
    posterUrl: null,
    still: null,
    uploadedAt: null,
    subtitlesUrl: null,
  };
  expect(credentialData({ ...film, subtitlesUrl: "/uploads/film_1.vtt" })["data-subtitles"]).toBe(
    "/uploads/film_1.vtt",
  );
  expect(credentialData(film)["data-subtitles"]).toBeUndefined();
});
