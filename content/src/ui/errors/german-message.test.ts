import { createElement } from "react";
import { expect, test } from "vitest";
import { germanMessage } from "./german-message.ts";

test.each([
  ["Failed to fetch", /^Der Server ist gerade nicht zu erreichen/],
  ["Something went wrong.", /^Auf dem Server/],
])("Payload's English message '%s' becomes a German sentence", (english, german) => {
  expect(germanMessage(english)).toMatch(german);
});

test("a sentence with colons and commas stays whole", () => {
  const sentence = "Diese Datei wird noch gebraucht: Projekt „Fotowand“, Leistung „Film“.";
  expect(germanMessage(createElement("p", { errorMessage: sentence } as object))).toBe(sentence);
});
