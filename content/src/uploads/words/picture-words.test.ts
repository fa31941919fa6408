import sharp from "sharp";
import { expect, test } from "vitest";
import { wordsOfPicture } from "./picture-words.ts";
import { NO_WORDS } from "./words.ts";
import { wordsWithin } from "./words-within.ts";

const HARBOUR = "Der Hafen bei Nacht, im Vordergrund ein Kran";

const wordsOf = async (name: string) => wordsOfPicture(await sharp(`../tests/foreign/words/${name}`).metadata());

test.each([
  ["lightroom.jpg", "Foto: Jörg Müßig / © 2026 Studio Nord", HARBOUR, HARBOUR],
  ["lightroom.png", "Foto: Jörg Müßig", "Der Hafen bei Nacht", "Der Hafen bei Nacht"],
  ["iptc-latin1.jpg", "Foto: Jörg Müßig, Köln", "Übersicht der Brücke", "Übersicht der Brücke"],
  ["exif-alone.jpg", "(c) Jörg Müßig", "Ein Kran am Hafen", "Ein Kran am Hafen"],
  ["languages.jpg", "Foto: Erika Mustermann / dpa", "Ein Kran am Hafen", "Ein roter Kran in der Nacht"],
  ["camera.jpg", "", "", ""],
  ["two-photographers.jpg", "Foto: Erika Mustermann, Max Muster", "", ""],
])("%s proposes whose it is, a caption and an alternative text", async (name, credit, caption, alternativeText) => {
  expect(await wordsOf(name)).toEqual({ credit, caption, alternativeText });
});

test.each([
  ["Picasa", { Artist: "Picasa", Software: "Picasa" }],
  ["null", { Artist: "null" }],
  ["a year", { Copyright: "COPYRIGHT, 2007" }],
  ["no year", { Copyright: "Copyright," }],
  ["a camera's user", { Copyright: "(C) by RDC-5300 User", Model: "RDC-5300" }],
  ["a camera's maker", { ImageDescription: "SAMSUNG", Make: "SAMSUNG" }],
  ["a camera's standard", { ImageDescription: "DCF 1.0", Make: "Minolta Co., Ltd." }],
  ["a camera's picture", { ImageDescription: "EPSON DSC picture", Make: "EPSON", Model: "PhotoPC 850Z DSC" }],
  ["a camera's kind", { ImageDescription: "KODAK Action Cam", Make: "KODAK" }],
  ["a camera's names", { ImageDescription: "<KENOX S730  / Samsung S730>", Model: "<KENOX S730  / Samsung S730>" }],
  ["a camera's image", { ImageDescription: "GC-X1E Image", Model: "GC-X1E" }],
])("what a device or a program writes of itself is no credit and no caption: %s", async (_, IFD0) => {
  expect(wordsOfPicture(await madeBy(IFD0))).toEqual(NO_WORDS);
});

test("a name beside a maker's stays, and so does a text that speaks of one", async () => {
  const parts = await madeBy({
    Artist: "Max Canon",
    ImageDescription: "Canon AE-1 auf Samt",
    Make: "Canon",
    Model: "AE-1",
  });
  expect(wordsOfPicture(parts)).toMatchObject({ credit: "Foto: Max Canon", caption: "Canon AE-1 auf Samt" });
});

const madeBy = async (IFD0: Record<string, string | undefined>) => {
  const told = Object.fromEntries(Object.entries(IFD0).filter((entry): entry is [string, string] => Boolean(entry[1])));
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
  return sharp(await blank.withExif({ IFD0: told }).jpeg().toBuffer()).metadata();
};

test.each(["exif", "iptc", "xmp"] as const)("damaged %s proposes nothing, and ends", (part) => {
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(50_000, "<a>"), Buffer.from("II*\0\xff\xff\xff\x7f", "latin1")])
    expect(wordsOfPicture({ [part]: bytes }).credit).toBe("");
});

test("a long text is cut at a word, so that it fits its field", () => {
  const { caption, alternativeText } = wordsOfPicture({ xmp: xmpOf("Kran ".repeat(200)) });
  expect([caption.length <= 300, alternativeText.length <= 500]).toEqual([true, true]);
  expect(caption).toMatch(/Kran …$/);
});

const xmpOf = (caption: string) =>
  Buffer.from(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="r"><rdf:Description photoshop:Headline="${caption}"/></rdf:RDF></x:xmpmeta>`,
  );

test("characters that XMP writes as numbers are read as such", () => {
  expect(wordsOfPicture({ xmp: xmpOf("Kran&#xA;am&#32;Hafen &amp; K&#246;ln") }).caption).toBe("Kran am Hafen & Köln");
});

test("a kind that cannot be uploaded gives no words: its file is not opened", async () => {
  const named = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .withXmp(xmpOf("Kran am Hafen").toString())
    .png()
    .toBuffer();
  expect(await wordsWithin(named)).toMatchObject({ caption: "Kran am Hafen" });
  const control = Buffer.from("00000008" + "6163544c" + "0000000200000000" + "f38d9370", "hex"); // two pictures: an APNG
  const moving = Buffer.concat([named.subarray(0, 33), control, named.subarray(33)]);
  expect(await wordsWithin(moving)).toEqual(NO_WORDS);
});
