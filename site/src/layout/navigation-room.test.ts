import { expect, test } from "vitest";
import { DELAYS } from "../styles/navigation-rooms.ts";
import { roomsFor } from "./navigation-room.ts";

const named = (...titles: string[]) => titles.map((title) => ({ title, kind: "section" as const }));

const agency = (...pages: string[]) => [
  { title: "Start", kind: "home" as const },
  ...["Fotografie", "Webdesign", "Veranstaltungstechnik"].map((title) => ({ title, kind: "service" as const })),
  ...["Projekte", ...pages].map((title) => ({ title, kind: "page" as const })),
  ...named("Kontakt"),
];

test("entries leave one by one from the end, and 'Mehr' only comes with the first that does", () => {
  const { entries, all } = roomsFor(
    named("Start", "Fotografie", "Film", "Webdesign", "Luftbild", "Gestaltung", "Kontakt"),
  );
  const rooms = entries.map((room) => room ?? 0);
  expect(rooms).toEqual(rooms.toSorted((a, b) => a - b));
  expect(new Set(rooms.slice(0, -1)).size).toBe(rooms.length - 1);
  expect(rooms.at(-1)).toBe(all);
});

test("services leave the header before its pages and the other sections, the last of them first", () => {
  const rooms = roomsFor(agency()).entries.map((room) => room ?? 0);
  const [start = 0, first = 0, second = 0, third = 0, projects = 0, contact = 0] = rooms;
  expect(Math.max(start, projects, contact)).toBeLessThan(first);
  expect(first).toBeLessThan(second);
  expect(second).toBeLessThan(third);
});

test("the letters of a longer list grow later, those of one that no screen holds never", () => {
  const delay = (...pages: string[]) => roomsFor(agency(...pages)).later;
  expect(delay()).toBe(0);
  const pages = ["Team", "Stellen", "Presse", "Studio", "Preise", "Ausstattung", "Nachhaltigkeit", "Arbeitsweise"];
  const later = delay(...pages);
  expect(later).toBeGreaterThan(0);
  expect(DELAYS).toContain(later);
  expect(delay("Donaudampfschifffahrt".repeat(20))).toBeNull();
});

test("a title that no screen holds is never in the header, nor is what follows it", () => {
  expect(roomsFor(named("Start", "Donaudampfschifffahrt".repeat(20), "Kontakt"))).toEqual({
    entries: [10, null, null],
    all: null,
    later: null,
  });
});
