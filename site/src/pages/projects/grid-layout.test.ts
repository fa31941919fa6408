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

test("every row of the grid is full with any number of projects", () => {
  for (let count = 0; count <= 8; count++) {
    const items = gridLayout(Array.from({ length: count }, (_, index) => project(index, (index * 0.17) % 1)));
    const columns = items.reduce((sum, hanging) => sum + hanging.columns, 0);
    expect(items).toHaveLength(count);
    expect(columns).toBe(Math.ceil(count / 2) * 12);
  }
});

test("of two neighbours the one with its subject in the middle hangs larger", () => {
  const [left, right] = gridLayout([project(1, 0.2), project(2, 0.5)]);
  expect(left?.shape).not.toBe("wide");
  expect(right).toMatchObject({ columns: 7, shape: "wide" });
});

test("an upright picture is not cropped wide", () => {
  const [upright, broad] = gridLayout([project(1, 0.5, [800, 1200]), project(2, 0.1, [1200, 800])]);
  expect([upright?.shape, broad?.shape]).toEqual(["square", "wide"]);
  const two = gridLayout([project(1, 0.5, [800, 1200]), project(2, 0.5, [800, 1200])]);
  expect(two.map(({ shape }) => shape)).toEqual(["square", "tall"]);
});

test("neighbours that are alike change sides from row to row", () => {
  const widths = gridLayout([0.5, 0.4, 0.55, 0.5].map((x, id) => project(id, x))).map(({ columns }) => columns);
  expect(widths).toEqual([7, 5, 4, 8]);
});
