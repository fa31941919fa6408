import { expect, test } from "vitest";
import { pagesToShow } from "./pages-to-show.ts";

test("a short list shows all page numbers, a long one the first, the last and the current one's neighbours", () => {
  expect(pagesToShow(1, 3)).toEqual([1, 2, 3]);
  expect(pagesToShow(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(pagesToShow(1, 1250)).toEqual([1, 2, 1250]);
  expect(pagesToShow(600, 1250)).toEqual([1, 599, 600, 601, 1250]);
  expect(pagesToShow(1250, 1250)).toEqual([1, 1249, 1250]);
});
