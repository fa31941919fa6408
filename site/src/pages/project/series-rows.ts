import type { Credential } from "../../content/domain.ts";
import { isUpright } from "../../content/upright.ts";

/** How many of a series' six columns a file takes; those of a row make six. */
export type Span = 2 | 3 | 4 | 6;

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
