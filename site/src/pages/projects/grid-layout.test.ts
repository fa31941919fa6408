import { expect, test } from "vitest";
import type { ProjectCard } from "../../content/domain.ts";
import { gridLayout } from "./grid-layout.ts";

function project(id: number, x: number, [width, height]: [number, number] | [null, null] = [null, null]): ProjectCard {
  return {
    id: String(id),
    header: "",
    teaser: "",
    createdAt: null,
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
      focalPoint: { x, y: 0.5 },
      sets: [],
    },
  };
}

/** With these a list is long enough for pairs. */
const REST = [project(8, 0.5), project(9, 0.5)];

test("every row of the grid is full with any number of projects", () => {
  for (let count = 0; count <= 8; count++) {
    const items = gridLayout(Array.from({ length: count }, (_, index) => project(index, (index * 0.17) % 1)));
    const columns = items.reduce((sum, hanging) => sum + hanging.columns, 0);
    expect(items).toHaveLength(count);
    expect(columns).toBe((count <= 3 ? count : Math.ceil(count / 2)) * 12);
  }
});

test("each of a few projects has a row of its own, an upright one a narrow one", () => {
  const items = gridLayout([project(1, 0.2), project(2, 0.5), project(3, 0.5, [800, 1200])]);
  expect(items.map(({ columns, shape }) => [columns, shape])).toEqual([
    [12, "wide"],
    [12, "wide"],
    [5, "tall"],
  ]);
});

test("of two neighbours the one with its subject in the middle hangs larger", () => {
  const [left, right] = gridLayout([project(1, 0.2), project(2, 0.5), ...REST]);
  expect(left?.shape).not.toBe("wide");
  expect(right).toMatchObject({ columns: 7, shape: "wide" });
});

test("an upright picture is not cropped wide", () => {
  const [upright, broad] = gridLayout([project(1, 0.5, [800, 1200]), project(2, 0.1, [1200, 800]), ...REST]);
  expect([upright?.shape, broad?.shape]).toEqual(["square", "wide"]);
  const two = gridLayout([project(1, 0.5, [800, 1200]), project(2, 0.5, [800, 1200]), ...REST]);
  expect(two.slice(0, 2).map(({ shape }) => shape)).toEqual(["square", "tall"]);
});

test("neighbours that are alike change sides from row to row", () => {
  const widths = gridLayout([0.5, 0.4, 0.55, 0.5].map((x, id) => project(id, x))).map(({ columns }) => columns);
  expect(widths).toEqual([7, 5, 4, 8]);
});
