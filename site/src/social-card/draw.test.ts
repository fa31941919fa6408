import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCard, headingSize } from "./draw.tsx";

test("a heading is as large as it can be without a broken word, and a long one as small as is legible", async () => {
  expect(await headingSize("Uhrwerk")).toBe(84);
  expect(await headingSize("Produktfotografie")).toBeLessThan(84);
  expect(await headingSize("Ein Glas, ein Fenster, ein Nachmittag ".repeat(12))).toBe(36);
  expect(await headingSize("Donaudampfschifffahrtsgesellschaftskapitän")).toBe(36);
});

test("an unreadable picture gives the same card as no picture", async () => {
  for (const fills of [false, true]) {
    const card = { heading: "Uhrwerk", agencyName: "Prüfagentur", picture: null, fills, appearance: null };
    const drawn = await drawCard(card, Buffer.from("BM kein Bild"));
    expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(drawn).toEqual(await drawCard(card, null));
  }
});
