import { DEFAULT_COLOURS } from "@schaufenster/contract/appearance/choice";
import { expect, test } from "vitest";
import { validateColour } from "./colour.ts";

test.each(["#ffd400", "0b2a6b", "#0f0", "", null])("%j can be the accent", (value) => {
  expect(validateColour("accent", value, DEFAULT_COLOURS)).toBe(true);
});

test("an illegible colour is refused in German, with the nearest usable one", () => {
  const message = validateColour("accent", "#7a7a7a", DEFAULT_COLOURS);
  expect(message).toMatch(/weder dunkle noch helle Schrift .* Der nächste Ton, der geht: #[\da-f]{6}\./);
  const [, proposal] = /(#[\da-f]{6})\.$/.exec(String(message)) ?? [];
  expect(validateColour("accent", proposal, DEFAULT_COLOURS)).toBe(true);
});

test("backgrounds that are too similar, and invalid colours, are refused in German", () => {
  expect(validateColour("paper", "#555555", DEFAULT_COLOURS)).toMatch(/zu dunkel/);
  expect(validateColour("ink", "#888888", DEFAULT_COLOURS)).toMatch(/zu wenig ab/);
  expect(validateColour("accent", "rot", DEFAULT_COLOURS)).toMatch(/sechs Ziffern/);
});
