import { expect, test } from "vitest";
import type { Credential } from "../../content/domain.ts";
import { spansOf, widthLimitOf } from "./series-rows.ts";

const described = { id: "1", url: "/uploads/bild.jpg", alternativeText: "", caption: null };
const picture = (width: number | null, height: number | null): Credential => ({
  ...described,
  kind: "picture",
  width,
  height,
  focalPoint: { x: 0.5, y: 0.5 },
  sets: [],
});
const FILES: Record<string, Credential> = {
  film: { ...described, kind: "video", posterUrl: null, uploadedAt: null },
  upright: picture(800, 1000),
  broad: picture(1200, 800),
  unknown: picture(null, null),
};
const spans = (names: string) => spansOf(names.split(" ").flatMap((name) => FILES[name] ?? []));

test.each([
  ["broad", [6]],
  ["upright", [3]],
  ["film", [6]],
  ["broad broad", [3, 3]],
  ["upright upright", [3, 3]],
  ["broad upright", [4, 2]],
  ["unknown upright", [4, 2]],
  ["broad upright broad broad upright", [6, 2, 4, 4, 2]],
  ["upright upright upright broad", [2, 2, 2, 6]],
  ["upright upright broad", [3, 3, 6]],
  ["film broad upright upright broad", [6, 4, 2, 2, 4]],
  ["upright film broad broad", [3, 6, 3, 3]],
])("a series keeps its order, and a row is full or holds one file: %s", (names, wanted) => {
  expect(spans(names)).toEqual(wanted);
});

test.each([
  ["as wide as the page", [[1800, 1000]], undefined],
  ["of unknown size", [[null, null]], undefined],
  ["narrower than the page in a row of its own", [[1400, 788]], 80],
  ["as small as a postage stamp", [[300, 200]], 40],
  [
    "large enough for half the page",
    [
      [900, 600],
      [900, 600],
    ],
    undefined,
  ],
  [
    "too small for half the page",
    [
      [700, 467],
      [2000, 1333],
    ],
    80,
  ],
  [
    "too small for two thirds of it",
    [
      [1000, 667],
      [800, 1000],
    ],
    88,
  ],
  [
    "upright and too low for a row cut square",
    [
      [2000, 1333],
      [600, 610],
    ],
    80,
  ],
] as const)("no picture of a series is shown larger than its pixels: one %s", (_, sizes, limit) => {
  const files = sizes.map(([width, height]) => picture(width, height));
  expect(widthLimitOf(files, spansOf(files))).toBe(limit);
});
