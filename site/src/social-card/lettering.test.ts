import { expect, test } from "vitest";
import { fitHeading, lineHeight, outline } from "./lettering.ts";

const PANEL = { width: 472, height: 380 };

test("a heading is as large as it can be, and always within its panel", () => {
  const short = fitHeading("Uhrwerk", PANEL.width, PANEL.height);
  const long = fitHeading("Ein Glas, ein Fenster, ein Nachmittag ".repeat(12), PANEL.width, PANEL.height);
  expect(short).toEqual({ size: 84, lines: ["Uhrwerk"] });
  expect(long.size).toBe(36);
  expect(long.lines.length * lineHeight(long.size)).toBeLessThanOrEqual(PANEL.height);
});

test("a word longer than a line is broken, and what the fonts do not have is left out", () => {
  const { lines } = fitHeading("Donaudampfschifffahrtsgesellschaftskapit\u00ADän 写真", PANEL.width, PANEL.height);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("").replaceAll("-", "")).toBe("Donaudampfschifffahrtsgesellschaftskapitän");
});

test("outlines are numbers wherever they begin", () => {
  for (let x = 0; x < 50; x += 0.37) {
    expect(outline("Fenster, ein „Öl“ & Nachmittag", "display", 60, x, 500)).toMatch(/^(?:[MLQCZ](?:-?\d+\.\d ?)*)+$/);
  }
});
