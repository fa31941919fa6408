import sharp from "sharp";
import { expect, test } from "vitest";
import { drawable } from "./drawable.ts";

const WIDTH_PX = 60;
const HEIGHT_PX = 40;

const still = (background: string) =>
  sharp({ create: { width: WIDTH_PX, height: HEIGHT_PX, channels: 3, background } });

async function movingGif(delay = [100, 200]): Promise<Buffer> {
  const frames = await Promise.all(
    delay.map((each) =>
      still(`rgb(${(each * 37) % 256}, ${(each * 91) % 256}, 20)`)
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay, loop: 2 })
    .toBuffer();
}

/** The same film with another size in its header, in px. */
function withSize(gif: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(gif);
  copy.writeUInt16LE(width, 6);
  copy.writeUInt16LE(height, 8);
  return copy;
}

const svg = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="9"/></svg>`,
  );

const isWide = (width: number) => width > 1300 && width <= 1600;

test("of an animated GIF that is too large the first picture is imported, and the report says so", async () => {
  const delays = Array.from({ length: 26 }, (_, index) => 100 + index);
  const { data, note } = await drawable("lang.gif", withSize(await movingGif(delays), 2000, 2000));
  expect(note).toMatch(/aus 26 Bildern und ist zu groß; hier steht nur das erste/);
  expect(await sharp(data).metadata()).toMatchObject({ format: "png", width: 2000, height: 2000 });
});

test("files that the library accepts stay unchanged", async () => {
  for (const data of [await movingGif(), await still("#336699").tiff().toBuffer(), Buffer.from("Text")])
    expect(await drawable("a.gif", data)).toEqual({ data, name: "a.gif", note: null });
});

test("an SVG is as wide as a large screen needs, not as wide as it claims", async () => {
  for (const [width, height] of [
    [40, 20],
    [300, 150],
    [40_000, 20_000],
  ] as const) {
    const { data } = await drawable("plan.svg", svg(width, height));
    expect(await sharp(data).metadata()).toMatchObject({ format: "png", width: expect.toSatisfy(isWide) });
  }
});

test("unreadable or too large files are refused in German", async () => {
  await expect(drawable("lang.svg", svg(10, 1_000_000))).rejects.toThrow(
    "ist zu groß: Erlaubt sind höchstens 100 Megapixel",
  );
  await expect(drawable("kaputt.svg", svg(9, 9).subarray(0, 60))).rejects.toThrow(
    "ist beschädigt oder kein lesbares Bild",
  );
});

test("a PDF in a picture's place is left where it is", async () => {
  await expect(drawable("plan.jpg", Buffer.from("%PDF-1.7"))).rejects.toThrow("ist ein PDF und kein Bild");
});
