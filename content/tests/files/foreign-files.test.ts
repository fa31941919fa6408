// @long content/src/platform/process, content/src/files
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { prepareUpload } from "../../src/files/prepare-file.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

const FOREIGN = "../tests/foreign";

const prepare = (path: string, change = (data: Buffer) => data) =>
  prepareUpload(uploadedFile(path, "", change(readFileSync(join(FOREIGN, path)))));

const halfOf = (data: Buffer) => data.subarray(0, data.length / 2);

test.each([
  ["samsung-sos.jpg", "image/jpeg", "a telephone's JPEG whose last marker has wrong numbers"],
  ["extraneous-mid.jpg", "image/jpeg", "a JPEG with stray bytes before a marker"],
  ["still.gif", "image/webp", "a GIF"],
  ["moving.gif", "image/webp", "a moving GIF"],
  ["scan.tif", "image/jpeg", "a TIFF"],
])("%s, which every program opens, is stored as %s: %s", async (name, type) => {
  const { data, mimetype } = await prepare(`pictures/${name}`);
  expect(mimetype).toBe(type);
  const before = await sharp(join(FOREIGN, "pictures", name), { failOn: "error" }).metadata();
  const { width, height, pages } = await sharp(data).metadata(); // throws on any warning
  expect([width, height, pages ?? 1]).toEqual([before.width, before.height, before.pages ?? 1]);
  await sharp(data).toBuffer();
});

const colourAt = async (data: Buffer, left: number, top: number) =>
  [...(await sharp(data).keepIccProfile().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3);

/** Whether a colour is outside of sRGB in Display P3: pure green. */
const isPureGreen = ([red = 0, green = 0, blue = 0]: number[]) => red < 12 && green > 245 && blue < 12;

test("a phone's HEIC becomes a JPEG, upright and with all its colours", async () => {
  const { data, mimetype } = await prepare("pictures/phone.heic");
  expect(mimetype).toBe("image/jpeg");
  const { width, height, icc } = await sharp(data).metadata();
  expect([width, height, icc?.length]).toEqual([80, 60, 480]); // sharp's built-in profile
  expect(isPureGreen(await colourAt(data, 74, 5))).toBe(true);
  expect(isPureGreen(await colourAt(data, 5, 5))).toBe(false);
});

test("a truncated HEIC, and one with another codec, are refused in German", async () => {
  await expect(prepare("pictures/phone.heic", halfOf)).rejects.toThrow(/beschädigt|kein lesbares Bild/);
  const unknown = (data: Buffer) => {
    data.write("vvc1", data.indexOf("hvc1"), "latin1");
    return data;
  };
  await expect(prepare("pictures/phone.heic", unknown)).rejects.toThrow(/beschädigt|kein lesbares Bild/);
});

const P3 = { width: 80, height: 60, channels: 3, background: "#00ff00" } as const;

/** A green outside of sRGB: pixels of an sRGB picture, tagged as Display P3. */
async function wide(format: "jpeg" | "png" | "webp" | "avif"): Promise<Buffer> {
  const { data } = await prepare("pictures/phone.heic");
  const green = sharp(data).extract({ left: 50, top: 5, width: 20, height: 20 });
  return green.keepIccProfile().toFormat(format).toBuffer();
}

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "the colours of a wide-gamut %s stay, others become sRGB",
  async (format) => {
    const { data } = await prepareUpload(uploadedFile("a", "", await wide(format)));
    expect(isPureGreen(await colourAt(data, 9, 9))).toBe(true);
    const narrow = await sharp({ create: P3 }).toFormat(format).toBuffer();
    expect((await sharp((await prepareUpload(uploadedFile("a", "", narrow))).data).metadata()).icc).toBeUndefined();
  },
);

test("a CMYK JPEG becomes RGB", async () => {
  const print = await sharp(await picture(80, 60))
    .toColourspace("cmyk")
    .withIccProfile("cmyk")
    .jpeg()
    .toBuffer();
  expect((await sharp(print).metadata()).space).toBe("cmyk");
  const { data } = await prepareUpload(uploadedFile("a.jpg", "", print));
  const { space, icc } = await sharp(data).metadata();
  expect([space, icc]).toEqual(["srgb", undefined]);
  const [red = 0, green = 0] = await colourAt(data, 2, 2);
  expect([red > 190, green < 110]).toEqual([true, true]);
});

test("the same upload gives the same file", async () => {
  for (const [name, make] of [
    ["a.jpg", () => picture(500, 400)],
    ["a.png", () => picture(500, 400, "png")],
    ["a.webp", () => picture(500, 400, "webp")],
    ["a.heic", () => readFileSync(join(FOREIGN, "pictures/phone.heic"))],
  ] as const) {
    const [one, other] = [
      await prepareUpload(uploadedFile(name, "", await make())),
      await prepareUpload(uploadedFile(name, "", await make())),
    ];
    expect([other.name, other.data]).toEqual([one.name, one.data]);
  }
});

test("lossless WebP stays lossless, lossy WebP doesn't grow much, and an animated one stays animated", async () => {
  const lossless = await sharp(await picture(300, 200))
    .webp({ lossless: true })
    .toBuffer();
  const { data } = await prepareUpload(uploadedFile("a.webp", "", lossless));
  expect(await sharp(data).raw().toBuffer()).toEqual(await sharp(lossless).raw().toBuffer());
  const lossy = await sharp("../tools/demo/media/hero-film.jpg").resize(600).webp().toBuffer();
  const { data: again } = await prepareUpload(uploadedFile("a.webp", "", lossy));
  expect(again.length).toBeLessThan(2 * lossy.length);
  const frames = [await picture(80, 60, "png"), await picture(80, 60, "png")];
  frames[1] = await sharp(frames[1]).negate().png().toBuffer();
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 3, delay: [100, 200] })
    .toBuffer();
  const prepared = await prepareUpload(uploadedFile("a.webp", "", moving));
  const { pages, loop, delay } = await sharp(prepared.data, { animated: true }).metadata();
  expect([pages, loop, delay]).toEqual([2, 3, [100, 200]]);
});

test("a PNG with 16 bits per channel is stored with 8, which is what screens show", async () => {
  const deep = await sharp(await picture(80, 60))
    .toColourspace("rgb16")
    .png()
    .toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe("ushort");
  const { data, mimetype } = await prepareUpload(uploadedFile("a.png", "", deep));
  expect([mimetype, (await sharp(data).metadata()).depth]).toEqual(["image/png", "uchar"]);
});

test("an animated AVIF is refused by name", async () => {
  const still = await sharp(await striped(60, 40))
    .avif()
    .toBuffer();
  const moving = still.fill(0, 60); // it has no picture for readers
  moving.write("avis", 8, "latin1");
  await expect(prepareUpload(uploadedFile("a.avif", "image/avif", moving))).rejects.toThrow("ein bewegtes AVIF");
});

test.each(["samsung-sos.jpg", "extraneous-mid.jpg", "still.gif", "scan.tif"])(
  "a truncated %s is refused",
  async (name) => {
    await expect(prepare(`pictures/${name}`, halfOf)).rejects.toThrow(
      /beschädigt oder unvollständig|kein lesbares Bild/,
    );
  },
);

test.each([
  ["a still GIF as large as a camera's picture", 4000, 2400, 1, { width: 3840, height: 2304 }],
  ["a still GIF wider than WebP can be", 18_000, 40, 1, { width: 16_383, height: 36 }],
  ["a moving GIF wider than WebP can be", 18_000, 20, 2, { width: 16_383, pageHeight: 18, pages: 2 }],
])("%s is scaled down, and not refused as damaged", async (_, width, height, pages, stored) => {
  const raw = Buffer.alloc(width * height * pages * 3, 255).fill(0, 0, width * height * 3);
  const frames = { width, height: height * pages, channels: 3 as const, pageHeight: height };
  const gif = await sharp(raw, { raw: frames }).gif().toBuffer();
  expect((await sharp(gif).metadata()).pages ?? 1).toBe(pages);
  const { data, mimetype } = await prepareUpload(uploadedFile("a.gif", "image/gif", gif));
  expect(mimetype).toBe("image/webp");
  expect(await sharp(data, { animated: true }).metadata()).toMatchObject(stored);
});

/** The message about each film that browsers don't play completely; null for those that they play. */
const FILMS: Record<string, RegExp | null> = {
  "alac.mp4": /Der Ton .* Apple Lossless .* AAC/,
  "av1.mp4": null,
  "divx.mp4": /MPEG-4 Teil 2 .* H\.264/,
  "dolby.mp4": /Der Ton .* Dolby Digital .* AAC/,
  "film.3gp": /3GP-Film/,
  "film.avi": /AVI-Film/,
  "film.mkv": /MKV-Film/,
  "film.wmv": /WMV-Film/,
  "h264.mp4": null,
  "h265.mp4": /H\.265 \(HEVC\) .* H\.264 und AAC.*iPhone/,
  "itunes.m4v": null,
  "mjpeg.mp4": /Motion-JPEG/,
  "prores.mp4": /ProRes/,
  "sound-alone.mp4": /nur Ton und kein Bild/,
  "sound-alone.webm": /nur Ton und kein Bild/,
  "ten-bit.mp4": /10 Bit/,
  "vp8.webm": null,
  "vp9.mp4": null,
};

test("a film that browsers don't play is refused with its format and advice", async () => {
  const names = readdirSync(join(FOREIGN, "films"));
  expect(names.toSorted()).toEqual(Object.keys(FILMS));
  for (const name of names) {
    const outcome = await prepare(`films/${name}`).then(
      ({ mimetype }) => mimetype,
      (error: Error) => error.message,
    );
    expect(outcome, name).toMatch(FILMS[name] ?? /^video\/(mp4|webm)$/);
  }
});

test.each(["h264.mp4", "itunes.m4v", "vp8.webm"])("a truncated %s is refused in German", async (name) => {
  await expect(prepare(`films/${name}`, (data) => data.subarray(0, -20))).rejects.toThrow(/Dieser Film ist beschädigt/);
  await expect(prepare(`films/${name}`, halfOf)).rejects.toThrow(/Dieser Film ist beschädigt/);
});

test("a truncated film whose last box extends to the end of the file, at any length, is refused in German", async () => {
  const openEnded = (film: Buffer) => {
    film.writeUInt32BE(0, film.lastIndexOf("mdat") - 4);
    return film;
  };
  expect((await prepare("films/h264.mp4", openEnded)).mimetype).toBe("video/mp4");
  await expect(prepare("films/h264.mp4", (film) => openEnded(film).subarray(0, -20))).rejects.toThrow(
    /Dieser Film ist beschädigt/,
  );
});

const element = (id: number[], ...within: Buffer[]) => {
  const body = Buffer.concat(within);
  return Buffer.concat([Buffer.from([...id, 0x40 | (body.length >> 8), body.length & 0xff]), body]); // a 14-bit length
};
const webm = (kind: number, codec: string, ...more: Buffer[]) =>
  Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from("webm"))),
    element([0x18, 0x53, 0x80, 0x67], element([0x16, 0x54, 0xae, 0x6b], track(kind, codec, ...more))),
  ]);
const track = (kind: number, codec: string, ...more: Buffer[]) =>
  element(
    [0xae],
    element([0xd7], Buffer.of(1)),
    element([0x83], Buffer.of(kind)),
    element([0x86], Buffer.from(codec)),
    ...more,
  );

test("an encrypted WebM is reported as copy-protected, one with only subtitles as damaged", async () => {
  const encryption = element([0x6d, 0x80], element([0x62, 0x40], element([0x50, 0x35])));
  const picture = webm(1, "V_VP8", encryption);
  await expect(prepareUpload(uploadedFile("a.webm", "", picture))).rejects.toThrow(/kopiergeschützt/);
  const subtitles = webm(17, "D_WEBVTT/SUBTITLES");
  await expect(prepareUpload(uploadedFile("b.webm", "", subtitles))).rejects.toThrow(/Dieser Film ist beschädigt/);
});

test("bytes after a film's end do no harm", async () => {
  for (const rest of ["x", "Some words of a program"]) {
    const { data } = await prepare("films/h264.mp4", (film) => Buffer.concat([film, Buffer.from(rest)]));
    expect(data.subarray(-rest.length).toString()).not.toBe(rest);
  }
});

async function striped(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#e8472b" } })
    .png()
    .toBuffer();
}

test.each([
  ["a screenshot of a whole page", 1440, 10_800, 1440, 10_800],
  ["a panorama", 20_000, 2000, 20_000, 2000],
  ["a screenshot of a telephone's endless page", 1170, 30_000, 624, 16_000],
  ["a photo of 24 megapixels", 6000, 4000, 3840, 2560],
])("%s stays readable: %i by %i px become %i by %i", async (_, width, height, ...stored) => {
  const { data } = await prepareUpload(uploadedFile("lang.png", "image/png", await striped(width, height)));
  const after = await sharp(data).metadata();
  expect([after.width, after.height]).toEqual(stored);
});
