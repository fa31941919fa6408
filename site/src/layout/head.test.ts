import { expect, test } from "vitest";
import type { Picture } from "../content/domain.ts";
import { previewUrl } from "../content/preview-url.ts";

test("a link preview shows the largest usable rendition, in an encoding that all services support", () => {
  const renditions = [245, 1000, 3000].map((width) => ({ url: `/uploads/${width}.jpg`, width }));
  const sets = [
    { type: "image/avif", renditions: [{ url: "/uploads/1000.avif", width: 1000 }] },
    { type: "image/jpeg", renditions },
  ];
  const picture = { url: "/uploads/original.jpg", sets } as Picture;
  expect(previewUrl(picture)).toBe("/uploads/1000.jpg");
  expect(previewUrl({ ...picture, sets: [{ type: "image/jpeg", renditions: renditions.slice(2) }] })).toBe(
    "/uploads/3000.jpg",
  );
});
