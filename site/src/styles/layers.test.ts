import { expect, test } from "vitest";

const sheets = import.meta.glob<string>("../**/*.css", { eager: true, query: "?raw", import: "default" });

/** Deliberately unlayered: they override all layers or, like the editors' bar, don't overlap with any. */
const OUTSIDE = /\/(?:bar|fonts|rare-letters|typefaces\/\w+|reduced-motion|print)\.css$/;

const ORDER = "@layer reset, tokens, base, ui, layout, pages;\n";

test("every sheet states the order of layers first, since the bundler decides which sheet the browser reads first", () => {
  const layered = Object.entries(sheets).filter(([path]) => !OUTSIDE.test(path));
  expect(layered.length).toBeGreaterThan(0);
  for (const [path, sheet] of layered) expect(sheet.startsWith(ORDER), path).toBe(true);
});
