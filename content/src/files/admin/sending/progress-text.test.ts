import { expect, test } from "vitest";
import { progressText } from "./progress-text.ts";

test("an editor sees how much of a film has been sent, in German number format", () => {
  expect(progressText(13_002_343, 200 * 1024 * 1024)).toBe("12,4 MB von 200,0 MB (6 %)");
  expect(progressText(0, 0)).toBe("0,0 MB von 0,0 MB (0 %)");
});
