import { expect, test } from "vitest";
import { MAX_PAGE_SIZE, paginationMeta, toWindow } from "./pagination.ts";

test.each([
  [{}, { start: 0, size: 10 }],
  [
    { page: 3, pageSize: 8 },
    { start: 16, size: 8 },
  ],
  [{ page: 0 }, { start: 0, size: 10 }],
  [
    { page: -2, pageSize: 5 },
    { start: 0, size: 5 },
  ],
  [{ pageSize: 0 }, { start: 0, size: 1 }],
  [
    { start: 3, limit: 2 },
    { start: 3, size: 2 },
  ],
  [{ limit: -1 }, { start: 0, size: MAX_PAGE_SIZE }],
  [{ limit: 100_000 }, { start: 0, size: MAX_PAGE_SIZE }],
  [{ pageSize: 100_000 }, { start: 0, size: MAX_PAGE_SIZE }],
])("%j is read like Strapi 4's, with a limit", (argument, window) => {
  expect(toWindow(argument)).toEqual(window);
});

test("mixing the two forms is refused with Strapi's code", () => {
  const mixed = () => toWindow({ page: 1, limit: 5 });
  expect(mixed).toThrow("Cannot use both page & offset pagination in the same query");
  expect(mixed).toThrow(expect.objectContaining({ extensions: { code: "STRAPI_PAGINATION_ERROR" } }));
});

test("the page count is rounded up, and 0 if nothing is found", () => {
  expect(paginationMeta({ start: 16, size: 8 }, 21)).toEqual({ total: 21, page: 3, pageSize: 8, pageCount: 3 });
  expect(paginationMeta({ start: 0, size: 8 }, 0)).toEqual({ total: 0, page: 1, pageSize: 8, pageCount: 0 });
});
