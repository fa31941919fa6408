import { expect, test } from "vitest";
import { headingSize } from "./draw.tsx";

test("a heading is as large as it can be without a broken word, and a long one as small as can be read", async () => {
  expect(await headingSize("Uhrwerk")).toBe(84);
  expect(await headingSize("Produktfotografie")).toBeLessThan(84);
  expect(await headingSize("Ein Glas, ein Fenster, ein Nachmittag ".repeat(12))).toBe(36);
  expect(await headingSize("Donaudampfschifffahrtsgesellschaftskapitän")).toBe(36);
});
