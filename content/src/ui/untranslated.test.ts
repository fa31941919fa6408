import { expect, test } from "vitest";
import { RULES } from "./untranslated.ts";

/** The German announcement for an English one; it doesn't depend on the element. */
const spoken = (english: string) =>
  RULES.find(({ selector }) => selector.startsWith("[aria-live]"))?.say(english, {} as Element);

test.each([
  ["2 results available.", "2 Treffer."],
  ["1 result available for search term Fi.", "1 Treffer."],
  ["option Film, selected.", "Film gewählt."],
  ["option Film, deselected.", "Film abgewählt."],
  ["Film selected, 1 of 3.", "Film, 1 von 3."],
  ["value Film focused, 1 of 2.", "Film, 1 von 2."],
  ["All selected options have been cleared.", "Nichts ist mehr gewählt."],
  [
    "Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu, press Tab to select the option and exit the menu.",
    "Mit Pfeil auf und ab wählen, mit Enter übernehmen, mit Escape schließen, mit Tab übernehmen und schließen.",
  ],
  ["Picked up draggable item row-1.", "Genommen."],
  ["Draggable item row-1 was moved over droppable area row-2.", "Verschoben."],
  ["Zwei Bilder, drei Filme.", "Zwei Bilder, drei Filme."],
])("%s", (english, german) => {
  expect(spoken(english)).toBe(german);
});

test("German texts stay unchanged", () => {
  const texts = ["Titel", "Film bearbeiten", "Menü öffnen", "Meldungen (Alt+T)", "1 Datei gespeichert"];
  for (const { selector, attribute, say } of RULES.filter((rule) => rule.say.length < 2 && !rule.attribute)) {
    for (const text of texts)
      expect([selector, attribute, say(text, {} as Element)]).toEqual([selector, attribute, text]);
  }
});

test.each([
  [["156KB — 1800x1200 — image/jpeg"], "156\u00a0KB · 1800\u00a0×\u00a01200 · JPEG"],
  [["2MB", " - ", "640", "x", "480", " - ", "video/mp4"], "2\u00a0MB · 640\u00a0×\u00a0480 · MP4"],
  [["884KB", " -\u00a0", "video/mp4"], "884\u00a0KB · MP4"],
  [["884KB — application/pdf"], "884\u00a0KB · PDF"],
  [["1KB — image/svg+xml"], "1\u00a0KB · SVG"],
])("a file's size, dimensions and type are written in German: %j", (nodes, german) => {
  const say = RULES.find(({ selector }) => selector.startsWith(".file-meta"))?.say;
  expect(nodes.map((text) => say?.(text, {} as Element)).join("")).toBe(german);
});

test.each([
  ["Bearbeiten - Leistung – Schaufenster", "Leistung bearbeiten – Schaufenster"],
  ["Neu - Projekt – Schaufenster", "Projekt neu anlegen – Schaufenster"],
  ["Versionen - Projekt – Schaufenster", "Versionen: Projekt – Schaufenster"],
  ["Projekte Papierkorb  – Schaufenster", "Papierkorb: Projekte – Schaufenster"],
  ["Projekte Papierkorb – Schaufenster", "Papierkorb: Projekte – Schaufenster"],
  ["Papierkorb: Projekte – Schaufenster", "Papierkorb: Projekte – Schaufenster"],
])("the page title '%s' becomes '%s'", (title, german) => {
  expect(RULES.find(({ selector }) => selector === "head > title")?.say(title, {} as Element)).toBe(german);
});
