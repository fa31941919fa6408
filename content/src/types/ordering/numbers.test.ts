import { expect, test } from "vitest";
import { inOrder, moved, renumbered } from "./numbers.ts";

const entries = (...numbers: (number | null)[]) => numbers.map((number, at) => ({ id: at + 1, number }));
const ids = (list: { id: number }[] | null) => list?.map(({ id }) => id);

test("entries are sorted by number, then by age, and those without a number come last", () => {
  expect(ids(inOrder(entries(30, null, 10, 10, null)))).toEqual([3, 4, 1, 2, 5]);
});

test("an entry moves before another or to the end, or not at all if one of them is gone", () => {
  const three = entries(10, 20, 30);
  expect(ids(moved(three, 3, 1))).toEqual([3, 1, 2]);
  expect(ids(moved(three, 1, null))).toEqual([2, 3, 1]);
  expect(ids(moved(three, 1, 1))).toBeUndefined();
  expect(ids(moved(three, 9, 1))).toBeUndefined();
});

test("the numbers that an editor chose stay, and an entry that kept its place keeps its number", () => {
  const list = moved(entries(1, 7, 20, 21), 3, 2) ?? [];
  expect(renumbered(list)).toEqual([
    { id: 1, number: 1 },
    { id: 3, number: 7 },
    { id: 2, number: 20 },
    { id: 4, number: 21 },
  ]);
});

test("ambiguous numbers are reassigned with gaps", () => {
  for (const list of [entries(5, 5, 9), entries(1, null, null)]) {
    expect(renumbered(list).map(({ number }) => number)).toEqual([10, 20, 30]);
  }
});
