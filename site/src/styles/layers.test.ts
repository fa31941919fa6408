import { expect, test } from "vitest";

const sheets = import.meta.glob<string>("../**/*.css", { eager: true, query: "?raw", import: "default" });

/** These are outside every layer on purpose: they overrule all of them, or, as the editors' bar, meet none. */
const OUTSIDE = /\/(?:bar|fonts|rare-letters|typefaces\/\w+|reduced-motion|print)\.css$/;

const ORDER = "@layer reset, tokens, base, ui, layout, pages;\n";

test("every sheet states the order of the layers first: the bundler decides which sheet the browser reads first", () => {
  const layered = Object.entries(sheets).filter(([path]) => !OUTSIDE.test(path));
  expect(layered.length).toBeGreaterThan(0);
  for (const [path, sheet] of layered) expect(sheet.startsWith(ORDER), path).toBe(true);
});
