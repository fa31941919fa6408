import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { creditXmp } from "./credit-xmp.ts";
import { NO_WORDS } from "./embedded-words.ts";
import { wordsWithin } from "./words-within.ts";

const HARBOUR = "Der Hafen bei Nacht, im Vordergrund ein Kran";

const wordsOf = (name: string) => wordsWithin(readFileSync(`../tests/foreign/words/${name}`));

test.each([
  ["lightroom.jpg", "Foto: Jörg Müßig / © 2026 Studio Nord", HARBOUR, HARBOUR],
  ["lightroom.png", "Foto: Jörg Müßig", "Der Hafen bei Nacht", "Der Hafen bei Nacht"],
  ["iptc-latin1.jpg", "Foto: Jörg Müßig, Köln", "Übersicht der Brücke", "Übersicht der Brücke"],
  ["exif-alone.jpg", "(c) Jörg Müßig", "Ein Kran am Hafen", "Ein Kran am Hafen"],
  ["languages.jpg", "Foto: Erika Mustermann / dpa", "Ein Kran am Hafen", "Ein roter Kran in der Nacht"],
  ["camera.jpg", "", "", ""],
  ["two-photographers.jpg", "Foto: Erika Mustermann, Max Muster", "", ""],
])("%s proposes a credit, a caption and an alternative text", async (name, credit, caption, alternativeText) => {
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
])("a device's or program's own text is no credit and no caption: %s", async (_, IFD0) => {
  expect(await wordsWithin(await madeBy(IFD0))).toEqual(NO_WORDS);
});

test("a name beside a device maker stays, and so does a text that mentions one", async () => {
  const camera = await madeBy({
    Artist: "Max Canon",
    ImageDescription: "Canon AE-1 auf Samt",
    Make: "Canon",
    Model: "AE-1",
  });
  expect(await wordsWithin(camera)).toMatchObject({ credit: "Foto: Max Canon", caption: "Canon AE-1 auf Samt" });
});

const blank = (): Sharp => sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });

const madeBy = (IFD0: Record<string, string | undefined>): Promise<Buffer> => {
  const told = Object.fromEntries(Object.entries(IFD0).filter((entry): entry is [string, string] => Boolean(entry[1])));
  return blank().withExif({ IFD0: told }).jpeg().toBuffer();
};

/** A JPEG with an application segment. */
async function withSegment(marker: number, body: string): Promise<Buffer> {
  const data = await blank().jpeg().toBuffer();
  const header = Buffer.from([0xff, marker, 0, 0]);
  header.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([data.subarray(0, 2), header, Buffer.from(body, "latin1"), data.subarray(2)]);
}

test.each([
  ["EXIF whose directory is beyond its end", 0xe1, "Exif\0\0II*\0\xff\xff\xff\x7f"],
  [
    "EXIF of texts without end",
    0xe1,
    `Exif\0\0II*\0\x08\0\0\0\xff\xff${"\x3b\x01\x02\0\xff\xff\xff\x7f\x08\0\0\0".repeat(5000)}`,
  ],
  ["XMP of open tags", 0xe1, `http://ns.adobe.com/xap/1.0/\0${"<a>".repeat(20_000)}`],
  ["XMP of attributes", 0xe1, `http://ns.adobe.com/xap/1.0/\0<a ${"b='&lt;'\n".repeat(6000)}`],
  ["IPTC without end", 0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0\xff\xff\xff\xff${"\x1c\x02\x50\x7f\xff".repeat(9000)}`],
])("%s proposes nothing, and ends", async (_, marker, body) => {
  expect((await wordsWithin(await withSegment(marker, body))).credit).toBe("");
});

test("a long text is cut at a word to fit its field", async () => {
  const { caption, alternativeText } = await wordsWithin(await withHeadline("Kran ".repeat(200)));
  expect([caption.length <= 300, alternativeText.length <= 500]).toEqual([true, true]);
  expect(caption).toMatch(/Kran …$/);
});

const xmpOf = (headline: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Headline="${headline}"/></rdf:RDF></x:xmpmeta>`;

const withHeadline = (headline: string) => blank().withXmp(xmpOf(headline)).jpeg().toBuffer();

test("numeric character references in XMP are decoded", async () => {
  expect((await wordsWithin(await withHeadline("Kran&#xA;am&#32;Hafen &amp; K&#246;ln"))).caption).toBe(
    "Kran am Hafen & Köln",
  );
});

test.each(["avif", "jpeg", "png", "tiff", "webp"] as const)("a credit is read from %s", async (format) => {
  const named = await blank()
    .withXmp(creditXmp("Foto: Jörg Müßig & Söhne") ?? "")
    .toFormat(format)
    .toBuffer();
  expect((await wordsWithin(named)).credit).toBe("Foto: Jörg Müßig & Söhne");
});

test("a credit is read from a phone's HEIC", async () => {
  expect((await wordsWithin(readFileSync("../tests/foreign/pictures/phone.heic"))).credit).toBe("Foto: Jörg Müßig");
});

test("a file of a type that can't be uploaded isn't opened", async () => {
  const named = await blank().withXmp(xmpOf("Kran am Hafen")).png().toBuffer();
  expect(await wordsWithin(named)).toMatchObject({ caption: "Kran am Hafen" });
  const control = Buffer.from("00000008" + "6163544c" + "0000000200000000" + "f38d9370", "hex"); // two pictures: an APNG
  const moving = Buffer.concat([named.subarray(0, 33), control, named.subarray(33)]);
  expect(await wordsWithin(moving)).toEqual(NO_WORDS);
});
