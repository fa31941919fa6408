import { expect, test } from "vitest";
import { whoIs } from "./insert-blocks.ts";

test.each([
  ["Jana Beispiel, Fotografie", "Jana Beispiel", "Fotografie"],
  ["Dr. Özlem von der Heide, Bild, Ton", "Dr. Özlem von der Heide", "Bild, Ton"],
  ["Karl-Heinz O’Hara", "Karl-Heinz O’Hara", "Aufgabe"],
  ["Eine Frau lacht in die Kamera, im Hof", "Name", "Aufgabe"],
  ["Jana, Film", "Jana", "Film"],
  ["Jana", "Name", "Aufgabe"],
  [null, "Name", "Aufgabe"],
])("below the portrait of „%s“ stands a name, or where to write one", (text, name, role) => {
  expect(whoIs(text)).toEqual({ name, role });
});
