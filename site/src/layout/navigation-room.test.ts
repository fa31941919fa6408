import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOMS, roomsFor } from "./navigation-room.ts";

const named = (...titles: string[]) => titles.map((title) => ({ title, kind: "section" as const }));

test("the style sheet asks for the same widths", () => {
  const css = readFileSync(new URL("./NavigationRoom.module.css", import.meta.url), "utf8");
  const asked = [...css.matchAll(/\(width < (\d+)rem\) \{\s*\[data-room="(\d+)"\]/g)].map(([, width, room]) => {
    expect(room).toBe(width);
    return Number(room);
  });
  expect(asked).toEqual(ROOMS);
});

test("entries leave from the end, and 'Mehr' only comes with the first that does", () => {
  const rooms = roomsFor(named("Start", "Fotografie", "Film", "Webdesign", "Luftbild", "Gestaltung", "Kontakt"));
  expect(rooms).toEqual(rooms.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  expect(rooms).not.toContain(null);
});

test("services leave the header together, before its pages and the other sections", () => {
  const [start = 0, first = 0, second = 0, third = 0, projects = 0, contact = 0] = roomsFor([
    { title: "Start", kind: "home" },
    ...["Fotografie", "Webdesign", "Luftbild"].map((title) => ({ title, kind: "service" as const })),
    { title: "Projekte", kind: "page" },
    { title: "Kontakt", kind: "section" },
  ]).map((room) => room ?? 0);
  expect([first, second, third]).toEqual([first, first, first]);
  expect(Math.max(start, projects, contact)).toBeLessThan(first);
});

test("a title that no screen holds is never in the header, nor is what follows it", () => {
  expect(roomsFor(named("Start", "Donaudampfschifffahrt".repeat(20), "Kontakt"))).toEqual([10, null, null]);
});
