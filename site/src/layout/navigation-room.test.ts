import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOMS, roomsFor } from "./navigation-room.ts";

const named = (...titles: string[]) => titles.map((title) => ({ title }));

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
  expect(rooms.at(-1)).toBe(rooms.at(-2));
});

test("a title that no screen holds is never in the header, nor is what follows it", () => {
  expect(roomsFor(named("Start", "Donaudampfschifffahrt".repeat(20), "Kontakt"))).toEqual([10, null, null]);
});
