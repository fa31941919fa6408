import { expect, test } from "vitest";
import { changedBy, IMPORT, plannedAuthor } from "./author.ts";

test.each([
  ["Jana Muster", "von Jana Muster"],
  ["Importa Groß", "von Importa Groß"],
  [IMPORT, "durch Import"],
  [plannedAuthor("publish", "Jana Muster"), "durch geplante Veröffentlichung (Jana Muster)"],
  [plannedAuthor("unpublish", null), "durch geplantes Zurückziehen"],
  [null, null],
])("what %s changed says so", (author, words) => {
  expect(changedBy(author)).toBe(words);
});
