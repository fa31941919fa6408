import type { Credential } from "../../content/domain.ts";
import { isUpright } from "../../content/upright.ts";

/** How many of a series' six columns a file takes; those of a row make six. */
export type Span = 2 | 3 | 4 | 6;

/** Widest series (the page less its margins), in rem, and a rem in px. */
const PAGE = 108;
const REM = 16;

type Shape = "film" | "upright" | "broad";

/**
 * Puts a series into rows, in its order, so that large and small take turns: a film and what opens or ends a series has a row of its
 * own, an upright picture stands beside one that is not, and three upright ones make a row.
 *
 * @returns the columns of each file
 */
export function spansOf(files: Credential[]): Span[] {
  const shapes = files.map(shapeOf);
  const spans: Span[] = [];
  while (spans.length < shapes.length) spans.push(...nextRow(shapes, spans.length));
  return spans;
}

function nextRow(shapes: Shape[], at: number): Span[] {
  const [first, second, third] = shapes.slice(at, at + 3);
  const opens = at === 0 && shapes.length > 2 && first === "broad";
  if (first === "film" || second === "film" || second === undefined || opens) return [first === "upright" ? 3 : 6];
  if (first === "upright" && second === "upright") return third === "upright" ? [2, 2, 2] : [3, 3];
  if (first === second) return [3, 3];
  return first === "upright" ? [2, 4] : [4, 2];
}

const shapeOf = (file: Credential): Shape => (file.kind === "video" ? "film" : isUpright(file) ? "upright" : "broad");

/** Widths that a series may have at most, in rem; Series.module.css knows them. */
const WIDTHS = [40, 48, 56, 64, 72, 80, 88, 96] as const;

/** Shape of a cell, width by height, and its part of the series' width, without gutters. */
function cellOf(span: Span, upright: boolean, { width, height }: { width: number; height: number }) {
  const part = span / 6;
  if (span === 6) return { part, shape: width / height };
  if (span === 3) return { part, shape: upright ? 4 / 5 : 3 / 2 };
  return { part, shape: span / (4 / 1.5) };
}

/**
 * The widest that a series can be without showing a picture larger than its pixels.
 *
 * @returns in rem; undefined where all are large enough for the whole page
 */
export function widthLimitOf(files: Credential[], spans: Span[]): (typeof WIDTHS)[number] | undefined {
  const limits = files.flatMap((file, index) => {
    const { width, height } = file.kind === "picture" ? file : { width: null, height: null };
    if (!width || !height) return [];
    const { part, shape } = cellOf(spans[index] ?? 6, isUpright(file), { width, height });
    return [Math.min(width, height * shape) / part / REM];
  });
  const limit = Math.min(...limits);
  return limit >= PAGE ? undefined : (WIDTHS.findLast((width) => width <= limit) ?? WIDTHS[0]);
}
