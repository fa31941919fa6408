import { expect, test } from "vitest";
import sheet from "../styles/focal.css?raw";
import { focalStep } from "./Picture.tsx";

test("a focal point is rounded to the steps the style sheet knows, and never leaves the picture", () => {
  expect([0, 0.424, 0.43, 1, -0.2, 1.4].map(focalStep)).toEqual([0, 40, 45, 100, 0, 100]);
  for (let step = 0; step <= 100; step += 5) {
    if (step !== 50) expect(sheet).toContain(`[data-focal-x="${step}"]`);
  }
});
