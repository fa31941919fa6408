import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Credential } from "../../content/domain.ts";
import { PAGE, RATIOS, type Row, rowsOf, WIDTHS } from "./series-rows.ts";

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
  film: { ...described, kind: "video", posterUrl: null, subtitlesUrl: null, still: null, uploadedAt: null },
  upright: picture(1600, 2000),
  broad: picture(2400, 1600),
  panorama: picture(2400, 1000),
  telephone: picture(1170, 2532),
  slip: picture(600, 3000),
  unknown: picture(null, null),
};
const named = (names: string) => names.split(" ").flatMap((name) => FILES[name] ?? []);
const sizesOf = (rows: Row[]) => rows.map(({ files }) => files.length);

test.each([
  ["broad", [1]],
  ["upright", [1]],
  ["broad broad", [2]],
  ["upright upright", [2]],
  ["broad upright", [2]],
  ["unknown upright", [2]],
  ["telephone telephone telephone telephone", [4]],
  ["broad upright broad broad upright", [1, 2, 2]],
  ["upright upright upright broad", [2, 2]],
  ["upright upright upright", [3]],
  ["film broad broad upright upright broad", [1, 1, 2, 2]],
  ["upright film broad broad", [1, 1, 2]],
  ["broad panorama upright broad", [1, 1, 2]],
  ["upright slip upright", [1, 1, 1]],
])("films and very wide or narrow pictures are alone, others in rows of suitable height: %s", (names, wanted) => {
  expect(sizesOf(rowsOf(named(names)))).toEqual(wanted);
});

/** Random series, the same in every run. */
function anySeries(): Credential[][] {
  let state = 7;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: 400 }, () =>
    Array.from({ length: 1 + random(12) }, () => {
      const kind = random(12);
      if (kind === 0) return named("film");
      if (kind === 1) return named("unknown");
      return [picture(200 + random(2400), 200 + random(2400))];
    }).flat(),
  );
}

test("every file of a series is shown once, in its order", () => {
  for (const files of anySeries())
    expect(rowsOf(files).flatMap((row) => row.files.map(({ file }) => file))).toEqual(files);
});

test("no picture in a shared row loses more than 4 % by cropping", () => {
  for (const row of anySeries().flatMap(rowsOf).filter(isShared))
    for (const { file, ratio } of row.files) {
      if (file.kind !== "picture" || !file.width || !file.height) continue;
      const change = file.width / file.height / (ratio / 100);
      expect(Math.min(change, 1 / change)).toBeGreaterThan(0.96);
    }
});

test("no picture in a shared row is enlarged beyond its pixels on the widest page", () => {
  for (const row of anySeries().flatMap(rowsOf).filter(isShared)) {
    const sum = row.files.reduce((total, { ratio }) => total + ratio / 100, 0);
    const height = ((row.width ?? PAGE) * 16) / sum;
    for (const { file, ratio } of row.files) {
      if (file.kind !== "picture" || !file.width || !file.height) continue;
      expect(height).toBeLessThanOrEqual(file.height + 0.01);
      expect((height * ratio) / 100).toBeLessThanOrEqual(file.width + 0.01);
    }
  }
});

const isShared = ({ files }: Row) => files.length > 1;

test("single films and large pictures of 16:9 and wider span the window", () => {
  const bleeding = (...files: Credential[]) => rowsOf(files).map(({ bleeds }) => bleeds);
  expect(bleeding(...named("film"))).toEqual([true]);
  expect(bleeding(...named("panorama"))).toEqual([true]);
  expect(bleeding(picture(1920, 1080))).toEqual([true]);
  expect(bleeding(picture(1600, 900))).toEqual([false]);
  expect(bleeding(...named("broad"))).toEqual([false]);
  expect(bleeding(...named("unknown"))).toEqual([false]);
  expect(bleeding(...named("upright"), picture(1920, 1080))).toEqual([false]);
});

test("the style sheet has exactly these ratios and widths", () => {
  const css = readFileSync(new URL("./Series.module.css", import.meta.url), "utf8");
  const ratios = [...css.matchAll(/\[data-ratio="(\d+)"\] \{\s+--ratio: ([\d.]+);/g)];
  expect(ratios.map(([, name]) => Number(name))).toEqual([...RATIOS]);
  for (const [, name, ratio] of ratios) expect(Number(ratio)).toBe(Number(name) / 100);
  const widths = [...css.matchAll(/\[data-width="(\d+)"\] \{\s+--widest: (\d+)rem;/g)];
  expect(widths.map(([, name, width]) => [Number(name), Number(width)])).toEqual(WIDTHS.map((width) => [width, width]));
});
