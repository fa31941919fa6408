import { expect, test } from "vitest";
import { barsOf, periodOf, spanOf } from "./period.ts";

test("the start page shows 30 days, unless its URL has another valid period", () => {
  for (const asked of [undefined, "", "8", "-1", ["7"]]) expect(periodOf(asked)).toBe(30);
  expect([periodOf("7"), periodOf("365")]).toEqual([7, 365]);
});

test("a period includes today, and the one before has the same length", () => {
  expect(spanOf(7, "2026-03-02")).toEqual({ first: "2026-02-24", before: ["2026-02-17", "2026-02-23"] });
});

test("every day has a bar, even without views and when clocks change; a year has months", () => {
  const { first } = spanOf(7, "2026-10-27");
  const week = barsOf(7, new Map([["2026-10-25", 4]]), first, "2026-10-27");
  expect(week.map(({ views }) => views)).toEqual([0, 0, 0, 0, 4, 0, 0]);
  expect(week[4]?.label).toBe("So., 25.10.2026");
  const days = new Map([
    ["2025-10-28", 1],
    ["2026-10-01", 2],
    ["2026-10-27", 3],
  ]);
  const year = barsOf(365, days, spanOf(365, "2026-10-27").first, "2026-10-27");
  expect(year).toHaveLength(13);
  expect([year[0], year[12]]).toEqual([
    { label: "Oktober 2025", views: 1 },
    { label: "Oktober 2026", views: 5 },
  ]);
});
