import { expect, test } from "vitest";
import { toSort } from "./sort.ts";

const FIELDS = ["id", "name"];

test.each([
  [["id:desc"], ["-id"]],
  [["name"], ["name"]],
  [["name:ASC,id:DESC"], ["name", "-id"]],
  [
    ["name:asc", "id:desc"],
    ["name", "-id"],
  ],
  [[], []],
  [null, []],
])("%j is read like Strapi 4's", (sort, expected) => {
  expect(toSort(sort, FIELDS)).toEqual(expected);
});

test.each(["password", "id:sideways", "id;drop", "-id"])("%s is refused", (sort) => {
  expect(() => toSort([sort], FIELDS)).toThrow(/Invalid sort/);
});
