import type { Credential } from "../../content/domain.ts";
import { ratioOf } from "../../content/picture-ratio.ts";

/**
 * Ratios of width to height in Series.module.css, in hundredths: the usual formats and steps between them, so close
 * that a picture in the nearest one loses less than 4 % by cropping. The security policy forbids style attributes, so a
 * picture can't set its own.
 */
export const RATIOS = [
  45, 48, 50, 53, 56, 60, 63, 67, 71, 75, 80, 85, 90, 95, 100, 106, 112, 118, 125, 133, 141, 150, 160, 170, 178, 190,
  200,
] as const;

/** Maximum widths of a row of small pictures in rem, as in Series.module.css. */
export const WIDTHS = [48, 56, 64, 80, 96] as const;

type Ratio = (typeof RATIOS)[number];
type Width = (typeof WIDTHS)[number];

export type Row = {
  /** In series order, each with its ratio within a row, in hundredths. */
  files: { file: Credential; ratio: Ratio }[];
  /** Ratio of the row without gutters; undefined if it is so broad that it fits any usual window. */
  ratio: Ratio | undefined;
  /** Widest without enlarging a picture beyond its pixels, in rem; undefined: as wide as the page. */
  width: Width | undefined;
  /** Spans the window: a single film or wide picture. */
  bleeds: boolean;
};

/** Widest series, in rem: the widest page minus its margins. */
export const PAGE = 109;
const REM = 16;

/** Target ratio of a row: about half as tall as a typical window is wide. */
const BEST = 2.2;

/** A broader row is too low. */
const BROADEST = 3.6;

const MOST = 4;

const FILM = 16 / 9;

/** Minimum ratio and width (px) of a full-width picture, so that windows show it whole and sharp. */
const BLEED = { ratio: 1.7, width: 1920 };

/**
 * Splits a series into rows, in its order. Pictures of a row are equally tall and each as wide as its ratio needs, so
 * that they are uncropped. Films and very broad or narrow pictures get their own row, as does a broad picture that
 * opens the series. For the rest it picks the split whose rows come closest to the target ratio.
 */
export function rowsOf(files: Credential[]): Row[] {
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

/** A row of these files; null if they can't share one. A single file always can. */
function rowOf(files: Credential[]): Row | null {
  const shown = files.map((file) => ({ file, ratio: nearest(shapeOf(file)) }));
  const sum = shown.reduce((total, { ratio }) => total + ratio / 100, 0);
  // A single picture keeps its own ratio; a very small one has the width of its pixels.
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

/** The widest step within this many px; undefined if the page is the limit or there is none. */
function widthWithin(px: number | null): Width | undefined {
  return px && px < PAGE * REM ? WIDTHS.findLast((step) => step * REM <= px) : undefined;
}

function costOf({ files, width }: Row, opens: boolean): number {
  const [first] = files;
  const ratio = files.reduce((sum, file) => sum + file.ratio / 100, 0);
  if (files.length === 1 && first && (needsARow(first.file) || (opens && ratio > 1))) return 0;
  return Math.abs(Math.log(ratio / BEST)) + Math.log(PAGE / (width ?? PAGE));
}

const shapeOf = (file: Credential) => (file.kind === "video" ? FILM : ratioOf(file));

const bleeds = (file: Credential) =>
  file.kind === "video" || (shapeOf(file) >= BLEED.ratio && (file.width ?? 0) >= BLEED.width);

/** Films, and pictures beyond all row ratios. */
const needsARow = (file: Credential) => file.kind === "video" || ratioOf(file) >= 2 || ratioOf(file) < 0.44;

/** Maximum height in px at this ratio without enlarging the picture's pixels. */
function heightLimit(file: Credential, ratio: Ratio): number {
  if (file.kind === "video" || !file.width || !file.height) return Number.POSITIVE_INFINITY;
  return Math.min(file.height, file.width / (ratio / 100));
}

function nearest(ratio: number): Ratio {
  const distance = (step: number) => Math.abs(Math.log(step / 100 / ratio));
  return RATIOS.reduce((best, step) => (distance(step) < distance(best) ? step : best));
}
