import type { ProjectCard } from "../../content/domain.ts";

/** How a project's print hangs: its width in the grid of twelve, and its shape. */
export type Hanging = { project: ProjectCard; columns: 4 | 5 | 7 | 8 | 12; shape: "wide" | "square" | "tall" };

/** Widths of the larger and the smaller print of a pair, by turns. */
const PAIRS = [
  [7, 5],
  [8, 4],
] as const;

/** Focal points whose distances from the middle differ by less than this are alike, in parts of the width. */
const ALIKE = 0.15;

/**
 * Hangs the projects in pairs of a larger and a smaller print. The larger of a pair is the one whose focal point lies
 * nearer to the middle, which a wide crop shows best; the other is cropped tall around its subject. A last one alone
 * takes the whole wall.
 */
export function hangWall(projects: ProjectCard[]): Hanging[] {
  const hangings: Hanging[] = [];
  for (let index = 0; index < projects.length; index += 2) {
    const [first, second] = projects.slice(index, index + 2);
    if (!first) break;
    if (!second) {
      hangings.push({ project: first, columns: 12, shape: "wide" });
      break;
    }
    const row = index / 2;
    const [large, small] = PAIRS[row % PAIRS.length] ?? PAIRS[0];
    const distance = offCentre(first) - offCentre(second);
    // Those alike take turns, so that the large prints do not all hang on one side.
    const firstIsLarge = Math.abs(distance) < ALIKE ? row % 2 === 0 : distance < 0;
    const shape = small === 4 ? "tall" : "square";
    hangings.push({ project: first, columns: firstIsLarge ? large : small, shape: firstIsLarge ? "wide" : shape });
    hangings.push({ project: second, columns: firstIsLarge ? small : large, shape: firstIsLarge ? shape : "wide" });
  }
  return hangings;
}

/** How far a picture's focal point is from the middle of its width, in parts of it. */
function offCentre(project: ProjectCard): number {
  return Math.abs((project.image?.focalPoint.x ?? 0.5) - 0.5);
}
