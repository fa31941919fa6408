import { expect, test } from "vitest";
import { openingHoursOf, readOpeningHours } from "./opening-hours.ts";

const textOf = (line: string) => readOpeningHours(line)?.text ?? null;

test.each([
  ["Mo–Fr 9–17 Uhr", "Mo–Fr 9–17 Uhr"],
  ["mo-fr 9-17", "Mo–Fr 9–17 Uhr"],
  ["Montag bis Freitag: 9.00 Uhr bis 17.30 Uhr", "Mo–Fr 9–17:30 Uhr"],
  ["Mo. – Do., Sa. 9 – 12 und 14 – 18 Uhr", "Mo–Do, Sa 9–12 und 14–18 Uhr"],
  ["Mo, Mi und Fr, 08:30–12 / 13–16:15", "Mo, Mi, Fr 8:30–12 und 13–16:15 Uhr"],
  ["samstags von 10 bis 14 Uhr", "Sa 10–14 Uhr"],
  ["Sonnabend 10\u00a0–\u00a014\u00a0Uhr", "Sa 10–14 Uhr"],
  ["täglich 0–24 Uhr", "Mo–So 0–24 Uhr"],
  ["Sa nach Vereinbarung", "Sa nach Vereinbarung"],
  ["Mo–Fr 9–17 Uhr und nach Vereinbarung", "Mo–Fr 9–17 Uhr und nach Vereinbarung"],
  ["und nach vereinbarung", "Nach Vereinbarung"],
  ["nach Absprache", "Nach Absprache"],
  ["So geschlossen", "So geschlossen"],
])("opening hours are parsed as people write them: %j", (line, text) => {
  expect(textOf(line)).toBe(text);
});

test.each([
  "",
  "9–17 Uhr",
  "Mo–Fr",
  "Mo–Fr ab 9 Uhr",
  "Mo–Fr 9 Uhr",
  "Mo–Fr 9–9 Uhr",
  "Mo–Fr 9–25 Uhr",
  "Mo–Fr 9:70–17 Uhr",
  "Mo–Fr 9–12, Sa 10–12",
  "Mo–",
  "geschlossen",
  "Mo–Fr 9–17 Uhr und geschlossen",
  "Feiertags geschlossen",
  "1.1.–6.1. geschlossen",
])("an ambiguous or incomplete line is rejected: %j", (line) => {
  expect(readOpeningHours(line)).toBeNull();
});

test("search engines get days and times, also across the end of a week or a day", () => {
  expect(readOpeningHours("Sa–Mo 20–2 Uhr")).toMatchObject({
    days: ["Saturday", "Sunday", "Monday"],
    times: [{ opens: "20:00", closes: "02:00" }],
  });
  expect(readOpeningHours("Fr 8:30–24 Uhr")?.times).toEqual([{ opens: "08:30", closes: "23:59" }]);
});

test("days with equal hours share a line; an empty text has none", () => {
  expect(openingHoursOf("Mo 9–17\r\n\n  Di irgendwann ").map(({ line, hours }) => [line, hours?.text])).toEqual([
    ["Mo 9–17", "Mo 9–17 Uhr"],
    ["Di irgendwann", undefined],
  ]);
  expect(openingHoursOf(null)).toEqual([]);
});
