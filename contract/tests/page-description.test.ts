import { expect, test } from "vitest";
import { DESCRIPTION_MAX, pageDescription } from "../src/page-description.ts";

test("a description fits on a search engine's page and ends at a word", () => {
  expect(pageDescription(" Kurz\nund gut. ")).toBe("Kurz und gut.");
  const long = pageDescription("Lange Wörter ".repeat(40));
  expect(long.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
  expect(long).toMatch(/(?:Lange|Wörter)…$/);
  expect(pageDescription("x".repeat(500))).toHaveLength(DESCRIPTION_MAX);
});
