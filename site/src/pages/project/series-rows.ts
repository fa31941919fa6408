import type { Credential } from "../../content/domain.ts";
import { ratioOf } from "../../content/picture-ratio.ts";

/**
 * Ratios of width to height that Series.module.css knows, in hundredths: the usual formats and what lies between, so near
 * to each other that a picture in the nearest one loses less than 4 % of itself. The security policy allows no style
 * attributes, so a picture cannot name its own.
 */
export const RATIOS = [
  45, 48, 50, 53, 56, 60, 63, 67, 71, 75, 80, 85, 90, 95, 100, 106, 112, 118, 125, 133, 141, 150, 160, 170, 178, 190,
  200,
] as const;

/** Widths that a row of small pictures may have at most, in rem; Series.module.css knows them. */
export const WIDTHS = [48, 56, 64, 80, 96] as const;

type Ratio = (typeof RATIOS)[number];
type Width = (typeof WIDTHS)[number];

export type Row = {
  /** In the order of the series, each with the ratio that it is shown in among others, in hundredths. */
  files: { file: Credential; ratio: Ratio }[];
  /** Ratio of the row without gutters; undefined where it is so broad that it fits any usual window. */
  ratio: Ratio | undefined;
  /** The widest that it can be without showing a picture larger than its pixels, in rem; undefined: as wide as the page. */
  width: Width | undefined;
  /** Spans the window: a single film or wide picture. */
  bleeds: boolean;
};

/** Widest series, in rem: the page less its margins where a window is as wide as the page. */
export const PAGE = 109;
const REM = 16;

/** Target ratio of a row: about half as high as a typical window is wide. */
const BEST = 2.2;

/** A broader row is too low. */
const BROADEST = 3.6;

/** Most pictures of a row. */
const MOST = 4;

/** Ratio of a film. */
const FILM = 16 / 9;

/** Least ratio, and width in px, of a picture from edge to edge: windows show it whole, and sharp. */
const BLEED = { ratio: 1.7, width: 1920 };

/**
 * Puts a series into rows, in its order. The pictures of a row are equally high and each as wide as its own ratio asks, so
 * that they are seen whole. Films and very broad or slender pictures have a row of their own, and so has a broad picture
 * that opens the series. Of all ways to part the rest it takes the one whose rows come nearest to the best ratio.
 */
export function rowsOf(files: Credential[]): Row[] {
  /** The best rows for the first so many files. */
  const best: { cost: number; rows: Row[] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= files.length; end++) {
    const ways = Array.from({ length: Math.min(MOST, end) }, (_, index) => end - 1 - index).flatMap((start) => {
      const before = best[start];
      const row = before && rowOf(files.slice(start, end));
      const opens = start === 0 && files.length > 2;
      return row ? [{ cost: before.cost + costOf(row, opens), rows: [...before.rows, row] }] : [];
    });
    best.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  return best.at(-1)?.rows ?? [];
}

/** A row of these files; null if they cannot share one. One file always can. */
function rowOf(files: Credential[]): Row | null {
  const shown = files.map((file) => ({ file, ratio: nearest(shapeOf(file)) }));
  const sum = shown.reduce((total, { ratio }) => total + ratio / 100, 0);
  // Alone it keeps its own ratio; a very small one has the width of its pixels.
  const [only] = files;
  if (files.length === 1 && only) {
    const ratio = shapeOf(only) < 2 ? nearest(shapeOf(only)) : undefined;
    return {
      files: shown,
      ratio,
      width: widthWithin(only.kind === "picture" ? only.width : null),
      bleeds: bleeds(only),
    };
  }
  if (files.some(needsARow) || sum > BROADEST) return null;
  const highest = Math.min(...shown.map(({ file, ratio }) => heightLimit(file, ratio)));
  const limit = highest * sum;
  if (limit < WIDTHS[0] * REM) return null;
  return { files: shown, ratio: sum < 2.1 ? nearest(sum) : undefined, width: widthWithin(limit), bleeds: false };
}

/** The widest step within this many px; undefined if the page is the limit, or there is none. */
function widthWithin(px: number | null): Width | undefined {
  return px && px < PAGE * REM ? WIDTHS.findLast((step) => step * REM <= px) : undefined;
}

/** How far a row is from the best. */
function costOf({ files, width }: Row, opens: boolean): number {
  const [first] = files;
  const ratio = files.reduce((sum, file) => sum + file.ratio / 100, 0);
  if (files.length === 1 && first && (needsARow(first.file) || (opens && ratio > 1))) return 0;
  return Math.abs(Math.log(ratio / BEST)) + Math.log(PAGE / (width ?? PAGE));
}

const shapeOf = (file: Credential) => (file.kind === "video" ? FILM : ratioOf(file));

const bleeds = (file: Credential) =>
  file.kind === "video" || (shapeOf(file) >= BLEED.ratio && (file.width ?? 0) >= BLEED.width);

/** Films, and pictures beyond all ratios that rows know. */
const needsARow = (file: Credential) => file.kind === "video" || ratioOf(file) >= 2 || ratioOf(file) < 0.44;

/** In px: no higher may a picture be in this ratio, or its pixels would be enlarged. */
function heightLimit(file: Credential, ratio: Ratio): number {
  if (file.kind === "video" || !file.width || !file.height) return Number.POSITIVE_INFINITY;
  return Math.min(file.height, file.width / (ratio / 100));
}

function nearest(ratio: number): Ratio {
  const distance = (step: number) => Math.abs(Math.log(step / 100 / ratio));
  return RATIOS.reduce((best, step) => (distance(step) < distance(best) ? step : best));
}
