import type { ProjectCard } from "../../content/domain.ts";
import { ratioOf } from "../../content/picture-ratio.ts";

/** A project's place in the grid: width in columns of twelve, and whether it is slightly lower than its neighbour. */
type GridItem = { project: ProjectCard; columns: 4 | 5 | 7 | 8 | 12; lower: boolean };

/** Too few projects for pairs: all of them would be small. */
const FEW = 3;

/** Ratios of width to height that differ by less than this factor count as similar. */
const ALIKE = 1.1;

/** A narrower picture is too tall for a large place. */
const NARROW = 1.2;

/**
 * Pairs a larger with a smaller picture, each in its own ratio. The broader one is larger; similar ones alternate. The
 * smaller one is lower, so that both end at about the same height. A last project without a partner has its own row, as
 * does each of a few.
 */
export function gridLayout(projects: ProjectCard[]): GridItem[] {
  if (projects.length <= FEW) return projects.map(alone);
  const items: GridItem[] = [];
  for (let index = 0; index < projects.length; index += 2) {
    const [first, second] = projects.slice(index, index + 2);
    if (first && second) items.push(...pair(first, second, index / 2));
    else if (first) items.push(alone(first));
  }
  return items;
}

function pair(first: ProjectCard, second: ProjectCard, row: number): GridItem[] {
  const broader = ratioOf(first.image) / ratioOf(second.image);
  // Similar ones alternate, so that the large pictures aren't all on one side.
  const firstIsLarge = Math.max(broader, 1 / broader) < ALIKE ? row % 2 === 0 : broader > 1;
  const [large, small] = columnsOf(...(firstIsLarge ? ([first, second] as const) : ([second, first] as const)));
  return [
    { project: first, columns: firstIsLarge ? large : small, lower: !firstIsLarge },
    { project: second, columns: firstIsLarge ? small : large, lower: firstIsLarge },
  ];
}

/** The narrower a picture, the fewer columns: its height follows from its width. */
function columnsOf(large: ProjectCard, small: ProjectCard): [5 | 7 | 8, 4 | 5] {
  if (ratioOf(large.image) < NARROW) return [5, 4];
  return ratioOf(small.image) < NARROW ? [8, 4] : [7, 5];
}

const alone = (project: ProjectCard): GridItem => ({
  project,
  columns: ratioOf(project.image) < NARROW ? 5 : 12,
  lower: false,
});
