import { expect, test } from "vitest";
import type { ProjectCard } from "../../content/domain.ts";
import { gridLayout } from "./grid-layout.ts";

function project(id: number, [width, height]: readonly [number, number] | readonly [null, null]): ProjectCard {
  return {
    id: String(id),
    header: "",
    teaser: "",
    createdAt: null,
    year: null,
    categories: [],
    href: "",
    image: {
      kind: "picture",
      id: String(id),
      url: "",
      alternativeText: "",
      caption: null,
      width,
      height,
      focalPoint: { x: 0.5, y: 0.5 },
      sets: [],
    },
  };
}

const BROAD = [1200, 800] as const;
const PANORAMA = [2000, 1000] as const;
const SQUARE = [1000, 1000] as const;
const UPRIGHT = [800, 1200] as const;
const UNKNOWN = [null, null] as const;

const REST = [project(8, BROAD), project(9, BROAD)];

const columnsOf = (...projects: ProjectCard[]) => gridLayout(projects).map(({ columns }) => columns);

test("every row of the grid is full with any number of landscape projects", () => {
  for (let count = 0; count <= 8; count++) {
    const shapes = [BROAD, PANORAMA, UNKNOWN] as const;
    const columns = columnsOf(
      ...Array.from({ length: count }, (_, index) => project(index, shapes[index % 3] ?? BROAD)),
    );
    expect(columns).toHaveLength(count);
    const sum = columns.reduce((total, one) => total + one, 0);
    expect(sum).toBe((count <= 3 ? count : Math.ceil(count / 2)) * 12);
  }
});

test("a few projects have a row each, a portrait one a narrow row", () => {
  expect(columnsOf(project(1, BROAD), project(2, UNKNOWN), project(3, UPRIGHT))).toEqual([12, 12, 5]);
});

test("of two neighbours the broader one is larger, and the other lower", () => {
  const hung = gridLayout([project(1, BROAD), project(2, PANORAMA), ...REST]).slice(0, 2);
  expect(hung.map(({ columns, lower }) => [columns, lower])).toEqual([
    [5, true],
    [7, false],
  ]);
});

test("the narrower the smaller picture is, the larger is its neighbour", () => {
  expect(columnsOf(project(1, BROAD), project(2, UPRIGHT), ...REST).slice(0, 2)).toEqual([8, 4]);
  expect(columnsOf(project(1, SQUARE), project(2, BROAD), ...REST).slice(0, 2)).toEqual([4, 8]);
});

test("two portrait pictures aren't taller than the row of a landscape one", () => {
  expect(columnsOf(project(1, UPRIGHT), project(2, UPRIGHT), ...REST).slice(0, 2)).toEqual([5, 4]);
});

test("similar neighbours swap sides from row to row", () => {
  expect(columnsOf(...[BROAD, UNKNOWN, BROAD, BROAD].map((size, id) => project(id, size)))).toEqual([7, 5, 5, 7]);
});
