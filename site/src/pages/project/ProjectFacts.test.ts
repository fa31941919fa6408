import { expect, test } from "vitest";
import { addsToTitle } from "./ProjectFacts.tsx";

test.each([
  ["Hält ohne Schrauben.", "Hält ohne Schrauben", false],
  ["Baudokumentation in zwölf Ansichten", "Bau\u00ADdokumentation in zwölf Ansichten", false],
  ["Website für ein Architekturbüro", "Website für das Architektur\u00ADbüro Musterbau", false],
  ["Imagefilm, 90\u00A0Sekunden", "Neunzig Sekunden Weinberg", true],
  ["Der Hof am Mittag", "Website für das Architekturbüro Musterbau", true],
  ["…", "Licht auf Glas", false],
])("a caption is shown beside a project only if it adds to its name: %s", (caption, header, wanted) => {
  expect(addsToTitle(caption, header)).toBe(wanted);
});
