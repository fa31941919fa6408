import { expect, test } from "vitest";
import { idAndName } from "./slug.ts";

test("a project without a readable name still has an address", () => {
  expect(idAndName("21", "Fotowand")).toBe("21-fotowand");
  expect(idAndName("21", "…")).toBe("21");
});

test("a long name does not make a long address", () => {
  expect(idAndName("21", "Wort ".repeat(40)).length).toBeLessThanOrEqual("21-".length + 60);
});
