import sharp from "sharp";
import { expect, test } from "vitest";
import { convert } from "./convert.ts";

const WIDTH_PX = 60;
const HEIGHT_PX = 40;

const still = (background: string) =>
  sharp({ create: { width: WIDTH_PX, height: HEIGHT_PX, channels: 3, background } });

async function movingGif(delay = [100, 200, 300]): Promise<Buffer> {
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

const pixels = (data: Buffer) => sharp(data).removeAlpha().raw().toBuffer();

test("a GIF is a WebP of the same pixels, and one that moves keeps its pictures, their times and how often it runs", async () => {
  const gif = await still("#336699").gif().toBuffer();
  const one = await convert("Logo.GIF", gif);
  expect([one.name, one.note]).toEqual(["Logo.webp", "war ein GIF und ist jetzt ein WebP"]);
  expect(await pixels(one.data)).toEqual(await pixels(gif));
  const film = await convert("film.gif", await movingGif());
  expect(await sharp(film.data, { animated: true }).metadata()).toMatchObject({
    format: "webp",
    width: WIDTH_PX,
    pageHeight: HEIGHT_PX,
    pages: 3,
    delay: [100, 200, 300],
    loop: 2,
  });
});

test("of a moving GIF that is too large the first picture is taken, and the report says so", async () => {
  const delays = Array.from({ length: 26 }, (_, index) => 100 + index);
  const { data, note } = await convert("lang.gif", withSize(await movingGif(delays), 2000, 2000));
  expect(note).toMatch(/aus 26 Bildern und ist zu groß; hier steht nur das erste/);
  expect(await sharp(data).metadata()).toMatchObject({ format: "webp", width: 2000, height: 2000 });
});

test("a TIFF is a PNG of the same pixels, one for print and one of 16 bits too", async () => {
  const tiff = await still("#336699").tiff({ compression: "lzw" }).toBuffer();
  const { name, data, note } = await convert("Scan.tif", tiff);
  expect([name, note]).toEqual(["Scan.png", "war ein TIFF und ist jetzt ein PNG"]);
  expect(await pixels(data)).toEqual(await pixels(tiff));
  for (const space of ["cmyk", "rgb16"]) {
    const other = await convert("x.tiff", await still("#336699").toColourspace(space).tiff().toBuffer());
    expect(await sharp(other.data).metadata()).toMatchObject({ format: "png", space: "srgb", width: WIDTH_PX });
  }
});

test("a drawing is as wide as a large screen needs, not as wide as it says", async () => {
  for (const [width, height] of [
    [40, 20],
    [300, 150],
    [40_000, 20_000],
  ] as const) {
    const { data } = await convert("plan.svg", svg(width, height));
    expect(await sharp(data).metadata()).toMatchObject({ format: "png", width: expect.toSatisfy(isWide) });
  }
});

test("what cannot be read or is too large is refused in German", async () => {
  const tiff = await still("red").tiff().toBuffer();
  await expect(convert("lang.svg", svg(10, 1_000_000))).rejects.toThrow(
    "ist zu groß: Erlaubt sind höchstens 100 Megapixel",
  );
  tiff.fill(255, tiff.length - 60);
  await expect(convert("kaputt.tif", tiff)).rejects.toThrow("ist beschädigt oder kein lesbares Bild");
  await expect(convert("kaputt.svg", svg(9, 9).subarray(0, 60))).rejects.toThrow(
    "ist beschädigt oder kein lesbares Bild",
  );
});
