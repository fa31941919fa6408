import { readFileSync } from "node:fs";
import sharp from "sharp";
import { picture } from "./pictures.ts";

/** Planted in every place of a file that is neither picture nor sound. */
export const PLANTED = "GEHEIM";

/** Whether the bytes contain the word, in one-byte or two-byte characters. */
export function isPlanted(data: Buffer): boolean {
  const words = [PLANTED, [...PLANTED].join("\0"), "+52.5200+013.4050"];
  return words.some((word) => data.includes(word, 0, "latin1"));
}

/** A film of `testing/films`. */
export const film = (name: string): Buffer => readFileSync(`testing/films/${name}`);

const text = (place: string, length = 40) => Buffer.from(`${PLANTED}-${place}`.padEnd(length, "."), "latin1");

const camera = (format: "jpeg" | "png" | "webp" | "avif", from: Buffer): Promise<Buffer> =>
  sharp(from, { animated: true })
    .withExif({ IFD0: { Artist: `${PLANTED}-EXIF`, ImageDescription: `${PLANTED}-EXIF` } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${PLANTED}-XMP</rdf></x:xmpmeta>`)
    .toFormat(format, format === "jpeg" ? { progressive: true } : {})
    .toBuffer();

function segment(marker: number, name: string): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), text(`segment-${marker}`)]);
  const header = Buffer.from([0xff, marker, 0, 0]);
  header.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([header, body]);
}

/** EXIF, XMP, comments, each kind of application segment, text between the scans, a second picture after the end. */
async function jpeg(): Promise<Buffer> {
  const data = await camera("jpeg", await picture(80, 60));
  const programs = Array.from({ length: 16 }, (_, number) => segment(0xe0 + number, "Kamera\0"));
  const named: [number, string][] = [
    [0xe0, "JFIF\0\x01\x02\x01\0\x48\0\x48\x05\x02"],
    [0xe0, "JFXX\0\x10"],
    [0xe1, "Exif\0\0MM\0*\0\0\0\b"],
    [0xe1, "http://ns.adobe.com/xap/1.0/\0"],
    [0xe2, "MPF\0"],
    [0xed, "Photoshop 3.0\x008BIM"],
    [0xee, "Adobe\0d\0\0\0\0\x01"],
    [0xfe, ""],
  ];
  const early = [...programs, ...named.map(([marker, name]) => segment(marker, name))];
  const scan = data.lastIndexOf(Buffer.from([0xff, 0xda]));
  const parts = [data.subarray(0, 2), ...early, data.subarray(2, scan), segment(0xfe, ""), segment(0xe5, "")];
  return Buffer.concat([...parts, data.subarray(scan), text("Samsung"), data, Buffer.from(`<html>${PLANTED}</html>`)]);
}

function pngChunk(type: string): Buffer {
  const body = text(`chunk-${type}`);
  const chunk = Buffer.alloc(body.length + 12);
  chunk.writeUInt32BE(body.length);
  chunk.write(type, 4, "latin1");
  body.copy(chunk, 8);
  return chunk;
}

async function png(): Promise<Buffer> {
  const data = await camera("png", await picture(80, 60, "png"));
  const [pixels, end] = [data.indexOf("IDAT") - 4, data.lastIndexOf("IEND") - 4];
  const chunks = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "sPLT", "prVt", "caBX", "iDOT"].map(pngChunk);
  const parts = [data.subarray(0, pixels), ...chunks, data.subarray(pixels, end), ...chunks, data.subarray(end)];
  return Buffer.concat([...parts, text("behind"), data]);
}

function riffChunk(type: string): Buffer {
  const body = text(`chunk-${type}`);
  const header = Buffer.alloc(8);
  header.write(type, "latin1");
  header.writeUInt32LE(body.length, 4);
  return Buffer.concat([header, body]);
}

/** Animated, with text between its frames and in the last one. */
async function webp(): Promise<Buffer> {
  const frames = [
    await picture(80, 60, "png"),
    await sharp(await picture(80, 60, "png"))
      .negate()
      .png()
      .toBuffer(),
  ];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  const data = await camera("webp", moving);
  const last = data.lastIndexOf("ANMF");
  const end = last + 8 + data.readUInt32LE(last + 4);
  const within = riffChunk("inne");
  const whole = [data.subarray(0, last), riffChunk("frei"), data.subarray(last, end), within, riffChunk("hint")];
  const planted = Buffer.concat([...whole, data.subarray(end)]);
  const header = riffChunk("frei").length;
  planted.writeUInt32LE(data.readUInt32LE(last + 4) + within.length, last + header + 4);
  planted.writeUInt32LE(planted.length - 8, 4);
  return Buffer.concat([planted, text("behind")]);
}

/** A box of an ISO media file. @param size written instead of the real one: 1 for a 64-bit size, 0 for "to the end" */
export function box(type: string, body: Buffer = text(`box-${type}`), size?: 0 | 1): Buffer {
  const header = Buffer.alloc(size === 1 ? 16 : 8);
  header.writeUInt32BE(size ?? header.length + body.length);
  header.write(type, 4, "latin1");
  if (size === 1) header.writeBigUInt64BE(BigInt(header.length + body.length), 8);
  return Buffer.concat([header, body]);
}

/** Bytes of fields before the boxes in a box. */
const FIELDS: Record<string, number> = { meta: 4, stsd: 8, dref: 8, avc1: 78, hvc1: 78, mp4a: 28 };

/** Appends boxes to another one, given by its path of types. Invalidates references to offsets after it. */
export function plantWithin(data: Buffer, path: readonly string[], planted: Buffer): Buffer {
  const [type, ...rest] = path;
  if (!type) return Buffer.concat([data, planted]);
  for (let at = 0; at + 8 <= data.length; at += data.readUInt32BE(at)) {
    if (data.toString("latin1", at + 4, at + 8) !== type) continue;
    const [body, end] = [at + 8 + (FIELDS[type] ?? 0), at + data.readUInt32BE(at)];
    const grown = Buffer.concat([data.subarray(0, body), plantWithin(data.subarray(body, end), rest, planted)]);
    grown.writeUInt32BE(grown.length - at, at);
    return Buffer.concat([grown, data.subarray(end)]);
  }
  throw new Error(`There is no ${type}`);
}

const SECRETS = ["uuid", "free", "skip", "loci", "\xa9xyz", "ID32", "prft", "emsg", "Xtra", "wide"];
const secrets = (size?: 1) =>
  Buffer.concat([box("udta", box("\xa9xyz"), size), ...SECRETS.map((type) => box(type, undefined, size))]);

async function avif(): Promise<Buffer> {
  const data = await camera("avif", await picture(80, 60, "png"));
  return Buffer.concat([data, secrets(), secrets(1), box("mdat"), box("uuid", undefined, 0)]);
}

/** A film with secrets in every place for a box; its media data comes before them. */
function boxed(name: string): Buffer {
  const track = ["moov", "trak"];
  const table = [...track, "mdia", "minf", "stbl"];
  const paths = [["moov"], track, [...track, "mdia"], [...track, "mdia", "minf"], table, [...table, "stsd", "avc1"]];
  const boxes = Buffer.concat([secrets(), box("meta")]);
  const planted = paths.reduce((data, path) => plantWithin(data, path, boxes), film(name));
  return Buffer.concat([
    planted,
    secrets(1),
    box("mdat"),
    box("meta"),
    box("moov"),
    box("ftyp"),
    box("uuid", undefined, 0),
  ]);
}

/** An EBML element with an eight-byte length. */
function element(id: number, body: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id.toString(16).padStart(2, "0"), "hex"), header, body]);
}

const SEGMENT = Buffer.from("18538067", "hex");

/** Tags, attachments, chapters, padding, and after the end a second film and loose bytes. */
function webm(): Buffer {
  const data = film("recorder.webm");
  const more = [0x1254c367, 0x1941a469, 0x1043a770, 0xec, 0xbf, 0x4dbb].map((id) => element(id, text(`element-${id}`)));
  const info = element(0x1549a966, element(0x7ba9, text("title")));
  const cluster = element(0x1f43b675, Buffer.concat([element(0xe7, Buffer.from([9])), element(0xaf, text("cluster"))]));
  const within = Buffer.concat([...more, info, cluster]);
  const at = data.indexOf(SEGMENT) + SEGMENT.length;
  const grown = Buffer.concat([data, within]);
  grown.writeBigUInt64BE(BigInt(grown.length - at - 8) | (1n << 56n), at);
  return Buffer.concat([grown, ...more, data.subarray(data.indexOf(SEGMENT)), text("behind")]);
}

/** Comments before and after its frames. */
async function gif(): Promise<Buffer> {
  const data = await sharp(await picture(80, 60, "png"))
    .gif()
    .toBuffer();
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 40]), text("comment"), Buffer.from([0])]);
  const first = data.indexOf(Buffer.from([0x21, 0xf9]));
  return Buffer.concat([data.subarray(0, first), comment, data.subarray(first, -1), comment, data.subarray(-1)]);
}

const tiff = async (): Promise<Buffer> =>
  sharp(await picture(80, 60, "png"))
    .withExif({ IFD0: { Artist: `${PLANTED}-EXIF`, ImageDescription: `${PLANTED}-EXIF` } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${PLANTED}-XMP</rdf></x:xmpmeta>`)
    .tiff({ compression: "none" })
    .toBuffer();

/** As phones write it, with EXIF, XMP, a named item and a box after the picture. */
const heic = (brand: string) => (): Buffer => {
  const data = readFileSync("../tests/foreign/pictures/phone.heic");
  data.write(brand, 8, "latin1");
  return data;
};

function m4v(): Buffer {
  const data = boxed("phone.mp4");
  data.write("M4V ", 8, "latin1");
  return data;
}

/** A file of each type that may be uploaded, with {@link PLANTED} wherever the format allows text. */
export const PLANTED_FILES = new Map<string, () => Buffer | Promise<Buffer>>([
  ["image/avif", avif],
  ["image/gif", gif],
  ["image/heic", heic("heic")],
  ["image/heif", heic("mif1")],
  ["image/jpeg", jpeg],
  ["image/png", png],
  ["image/tiff", tiff],
  ["image/webp", webp],
  ["video/mp4", () => boxed("phone.mp4")],
  ["video/quicktime", () => boxed("phone.mov")],
  ["video/webm", webm],
  ["video/x-m4v", m4v],
]);
