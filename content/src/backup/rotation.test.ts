import { expect, test } from "vitest";
import { DAY_MS } from "../day.ts";
import { expendable } from "./rotation.ts";

const at = (iso: string) => ({ at: new Date(iso) });
const days = (backups: { at: Date }[]) => backups.map((each) => each.at.toISOString().slice(0, 10)).sort();

test("after a year of nights there are seven days, four weeks and six months to go back to", () => {
  let there: { at: Date }[] = [];
  let now = new Date("2025-11-23T02:20:00Z");
  for (; now <= new Date("2026-11-22T02:20:00Z"); now = new Date(now.getTime() + DAY_MS)) {
    there.push({ at: now });
    const gone = expendable(there, now);
    there = there.filter((each) => !gone.includes(each));
  }
  expect(days(there)).toEqual([
    "2026-06-30",
    "2026-07-31",
    "2026-08-31",
    "2026-09-30",
    "2026-10-31", // months end, and ...
    "2026-11-01", // ... weeks do on Sundays
    "2026-11-08",
    "2026-11-15",
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
  ]);
});

test("the last good one is kept for as long as there is no other, however old it is", () => {
  const old = [at("2024-02-29T02:20:00Z")];
  expect(expendable(old, new Date("2026-11-23T02:20:00Z"))).toEqual([]);
  expect(expendable([], new Date())).toEqual([]);
});

test("all of the last two days are kept: two updates on one day each have their backup", () => {
  const now = new Date("2026-11-23T18:00:00Z");
  const today = ["03:20", "09:00", "09:10", "17:00"].map((time) => at(`2026-11-23T${time}:00Z`));
  expect(expendable(today, now)).toEqual([]);
  expect(expendable(today, new Date(now.getTime() + 3 * DAY_MS))).toHaveLength(3);
});

test("a day is a German one: half past midnight in Berlin is the next day", () => {
  const night = [at("2026-08-10T21:30:00Z"), at("2026-08-10T22:30:00Z")];
  expect(expendable(night, new Date("2026-08-20T12:00:00Z"))).toEqual([]);
});
