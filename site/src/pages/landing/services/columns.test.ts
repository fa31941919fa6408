import { expect, test } from "vitest";
import { assetColumns } from "./columns.ts";

test.each([
  [1, 6],
  [2, 6],
  [3, 4],
  [4, 6],
  [5, 4],
  [6, 4],
  [7, 4],
])("%i assets are %i of twelve columns wide (spec §2)", (count, columns) => {
  expect(assetColumns(count)).toBe(columns);
});
