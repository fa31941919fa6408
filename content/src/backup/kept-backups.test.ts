import { expect, test } from "vitest";
import { DAY_MS } from "../platform/process/day.ts";
import { expired, expiredAmong } from "./kept-backups.ts";

const at = (iso: string) => ({ at: new Date(iso) });
const days = (backups: { at: Date }[]) => backups.map((each) => each.at.toISOString().slice(0, 10)).sort();

test("after a year of nightly backups seven daily, four weekly and six monthly ones are kept", () => {
  let there: { at: Date }[] = [];
  let now = new Date("2025-11-23T02:20:00Z");
  for (; now <= new Date("2026-11-22T02:20:00Z"); now = new Date(now.getTime() + DAY_MS)) {
    there.push({ at: now });
    const gone = expired(there, now);
    there = there.filter((each) => !gone.includes(each));
  }
  expect(days(there)).toEqual([
    "2026-06-30",
    "2026-07-31",
    "2026-08-31",
    "2026-09-30",
    "2026-10-31", // months end here, and ...
    "2026-11-01", // ... weeks end on Sundays
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

test("the last good backup is kept as long as there is no other, however old it is", () => {
  const old = [at("2024-02-29T02:20:00Z")];
  expect(expired(old, new Date("2026-11-23T02:20:00Z"))).toEqual([]);
  expect(expired([], new Date())).toEqual([]);
});

test("all of the last two days are kept: two updates on one day each have their backup", () => {
  const now = new Date("2026-11-23T18:00:00Z");
  const today = ["03:20", "09:00", "09:10", "17:00"].map((time) => at(`2026-11-23T${time}:00Z`));
  expect(expired(today, now)).toEqual([]);
  expect(expired(today, new Date(now.getTime() + 3 * DAY_MS))).toHaveLength(3);
});

test("days are in German time: half past midnight in Berlin is the next day", () => {
  const night = [at("2026-08-10T21:30:00Z"), at("2026-08-10T22:30:00Z")];
  expect(expired(night, new Date("2026-08-20T12:00:00Z"))).toEqual([]);
});

const whole = (date: string) => `schaufenster-${date}T02-20-00.tar.gz.age`;
const incomplete = (date: string) => `schaufenster-${date}T02-20-00.incomplete.tar.gz.age`;
const night = (date: string) => new Date(`${date}T02:20:00Z`);

test("an incomplete backup is removed once a later complete one is seven days old, and not before", () => {
  const names = [whole("2026-11-01"), incomplete("2026-11-10"), whole("2026-11-11")];
  expect(expiredAmong(names, night("2026-11-17"))).toEqual([]);
  expect(expiredAmong(names, night("2026-11-18"))).toEqual([incomplete("2026-11-10")]);
  const early = new Date(night("2026-11-18").getTime() - 60_000); // nightly backups start within half a minute, not to the second
  expect(expiredAmong(names, early)).toEqual([incomplete("2026-11-10")]);
  expect(expiredAmong(names.slice(0, 2), night("2026-12-18"))).toEqual([]);
});

test("none is kept beyond the seven months in the privacy policy, except the last complete one", () => {
  const names = [whole("2026-03-01"), whole("2026-04-01"), incomplete("2026-04-02"), incomplete("2026-11-01")];
  expect(expiredAmong(names, night("2026-11-01"))).toEqual([whole("2026-03-01")]);
  expect(expiredAmong(names, night("2026-11-03"))).toEqual([whole("2026-03-01"), incomplete("2026-04-02")]);
  expect(expiredAmong([...names, whole("2026-11-03")], night("2026-11-03"))).toContain(whole("2026-04-01"));
});

test("after a year of incomplete backups only the last complete one from before is kept beyond its time", () => {
  let names = [whole("2025-11-22")];
  let now = night("2025-11-23");
  for (; now <= night("2026-11-22"); now = new Date(now.getTime() + DAY_MS)) {
    names.push(incomplete(now.toISOString().slice(0, 10)));
    const gone = expiredAmong(names, now);
    names = names.filter((each) => !gone.includes(each));
  }
  expect(names).toContain(whole("2025-11-22"));
  expect(names).toHaveLength(16);
  expect(names.filter((each) => each < "schaufenster-2026-04-22")).toEqual([whole("2025-11-22")]);
});
