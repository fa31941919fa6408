import { expect, test } from "vitest";
import { iconFor, searchIcons } from "./icon-choices.ts";
import { holds } from "./search.ts";

test.each([
  ["Küsten bei Nacht", "kusten"],
  ["Küsten bei Nacht", "KÜSTEN"],
  ["Ku\u0308sten bei Nacht", "küsten"],
  ["Café Lumière", "cafe lumiere"],
  ["Große Straße", "GROSSE strasse"],
  ["Architektur\u00adbüro Musterbau", "architekturbüro"],
  ["Website für das Architekturbüro", "büro  web "],
  ["Werbefotografie", "foto"],
  ["Alles", ""],
])("„%s“ is found by „%s“", (text, words) => {
  expect(holds(text, words)).toBe(true);
});

test.each([
  ["Küsten bei Nacht", "kuste tag"],
  ["Küsten bei Nacht", "küstenbei"],
])("„%s“ is not found by „%s“", (text, words) => {
  expect(holds(text, words)).toBe(false);
});

test.each([
  ["foto", "Fotokamera"],
  ["KAMERA", "Filmkamera"],
  ["gestaltung", "Pinsel"],
  ["hochzeit", "Menschen"],
  ["luftb", "Drohne"],
])("a search for „%s“ finds the icon „%s“", async (words, title) => {
  const answer = await searchIcons(words, 0);
  expect(answer.ok && answer.data.choices.map((choice) => choice.title)).toContain(title);
});

test("a title that names an icon, or is one of its search words, has it proposed", () => {
  const icons = ["Luftbild", "webdesign ", "Fotografie", "Film", "Hochzeiten am Meer", ""].map(iconFor);
  expect(icons).toEqual(["drone", "web_design", "photo_camera", "video_camera", null, null]);
});
