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

test("entries move into 'Mehr' one by one from the end, and it appears with the first", () => {
  const { entries, all } = roomsFor(
    named("Start", "Fotografie", "Film", "Webdesign", "Luftbild", "Gestaltung", "Kontakt"),
  );
  const rooms = entries.map((room) => room ?? 0);
  expect(rooms).toEqual(rooms.toSorted((a, b) => a - b));
  expect(new Set(rooms.slice(0, -1)).size).toBe(rooms.length - 1);
  expect(rooms.at(-1)).toBe(all);
});

test("services leave the header before pages and other sections, last first", () => {
  const rooms = roomsFor(agency()).entries.map((room) => room ?? 0);
  const [start = 0, first = 0, second = 0, third = 0, projects = 0, contact = 0] = rooms;
  expect(Math.max(start, projects, contact)).toBeLessThan(first);
  expect(first).toBeLessThan(second);
  expect(second).toBeLessThan(third);
});

test("a longer list's font grows later, and never if no screen fits it", () => {
  const delay = (...pages: string[]) => roomsFor(agency(...pages)).later;
  expect(delay()).toBe(0);
  const pages = ["Team", "Stellen", "Presse", "Studio", "Preise", "Ausstattung", "Nachhaltigkeit", "Arbeitsweise"];
  const later = delay(...pages);
  expect(later).toBeGreaterThan(0);
  expect(DELAYS).toContain(later);
  expect(delay("Donaudampfschifffahrt".repeat(20))).toBeNull();
});

test("a title that fits no screen is never in the header, nor is anything after it", () => {
  expect(roomsFor(named("Start", "Donaudampfschifffahrt".repeat(20), "Kontakt"))).toEqual({
    entries: [10, null, null],
    all: null,
    later: null,
  });
});
