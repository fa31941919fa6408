import sharp from "sharp";
import { expect, test } from "vitest";
import { cropToCard } from "./crop.ts";

const CARD = { width: 1200, height: 630 };

/** Left half red, right half blue. */
async function halves(width: number, height: number): Promise<Buffer> {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: "#00f" } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#f00" } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

async function colourOf(card: Buffer): Promise<string> {
  const { r, g, b } = (await sharp(card).stats()).dominant;
  return r > 200 && g < 50 && b < 50 ? "red" : b > 200 && r < 50 ? "blue" : "other";
}

test("a picture for shared links fills the card around its focal point, whatever its ratio", async () => {
  for (const [width, height] of [
    [4000, 600],
    [600, 400],
    [500, 2000],
  ] as const) {
    const card = await cropToCard(await halves(width, height), { x: 0.5, y: 0.5 });
    expect(await sharp(card).metadata()).toMatchObject({ ...CARD, format: "jpeg" });
  }
  const broad = await halves(4000, 600);
  expect(await colourOf(await cropToCard(broad, { x: 0, y: 0.5 }))).toBe("red");
  expect(await colourOf(await cropToCard(broad, { x: 1, y: 0.5 }))).toBe("blue");
});
