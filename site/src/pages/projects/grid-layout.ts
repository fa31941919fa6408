import type { ProjectCard } from "../../content/domain.ts";
import { isUpright } from "../../content/upright.ts";

/** A project's place in the grid: its width in columns of twelve, and its shape. */
type GridItem = { project: ProjectCard; columns: 4 | 5 | 7 | 8 | 12; shape: "wide" | "square" | "tall" };

/** Widths of the larger and the smaller picture of a pair, by turns. */
const PAIRS = [
  [7, 5],
  [8, 4],
] as const;

/** Focal points whose distances from the middle differ by less than this are alike, in parts of the width. */
const ALIKE = 0.15;

/** So many projects are too few for pairs: on a screen they would all be seen small, and none as the work that it is. */
const FEW = 3;

/**
 * Puts the projects in pairs of a larger and a smaller picture. The larger one is broad rather than upright, and else the
 * one whose focal point lies nearer to the middle, because a wide crop shows it best. The other is cropped tall around its
 * subject. A last one without a partner has a row of its own, and so has each of a few.
 */
export function gridLayout(projects: ProjectCard[]): GridItem[] {
  if (projects.length <= FEW) return projects.map(alone);
  const items: GridItem[] = [];
  for (let index = 0; index < projects.length; index += 2) {
    const [first, second] = projects.slice(index, index + 2);
    if (!first) break;
    if (!second) {
      items.push(alone(first));
      break;
    }
    const row = index / 2;
    const [large, small] = PAIRS[row % PAIRS.length] ?? PAIRS[0];
    const distance = offCentre(first) - offCentre(second);
    // Similar ones take turns, so that the large pictures are not all on one side.
    const firstIsLarge = Math.abs(distance) < ALIKE ? row % 2 === 0 : distance < 0;
    const shape = small === 4 || bothUpright(first, second) ? "tall" : "square";
    const largeShape = bothUpright(first, second) ? "square" : "wide";
    items.push({ project: first, columns: firstIsLarge ? large : small, shape: firstIsLarge ? largeShape : shape });
    items.push({ project: second, columns: firstIsLarge ? small : large, shape: firstIsLarge ? shape : largeShape });
  }
  return items;
}

const alone = (project: ProjectCard): GridItem =>
  isUprightProject(project) ? { project, columns: 5, shape: "tall" } : { project, columns: 12, shape: "wide" };

const isUprightProject = ({ image }: ProjectCard) => image !== null && isUpright(image);
const bothUpright = (first: ProjectCard, second: ProjectCard) => isUprightProject(first) && isUprightProject(second);

/** How far a picture's focal point is from the middle of its width, in parts of it; an upright one fits a wide crop least. */
function offCentre(project: ProjectCard): number {
  if (isUprightProject(project)) return 1;
  return Math.abs((project.image?.focalPoint.x ?? 0.5) - 0.5);
}
