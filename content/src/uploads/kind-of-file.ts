import { fileTypeFromBuffer } from "file-type";

const FTYP_BODY = 8;

/** Brands in `ftyp` (ISO 14496-12, 4.3): the first says what a file is, the others how else it can be read. */
export function brandsOf(data: Buffer): string[] {
  const end = Math.min(data.length, data.readUInt32BE(0));
  return data.toString("latin1", FTYP_BODY, end).match(/.{4}/gs) ?? [];
}

/** How many pictures a moving PNG shows (PNG, third edition, 11.3.6.1). */
function framesOf(png: Buffer): number {
  const control = png.indexOf("acTL", 0, "latin1");
  return control < 0 || control + 8 > png.length ? 1 : png.readUInt32BE(control + 4);
}

const TIFF_ENTRY = 12;
const SUBFILE_TYPE = 254;
const PHOTOMETRIC = 262;

/** Light as a sensor measured it (TIFF/EP: color filter array; DNG: linear raw). */
const OF_SENSOR = [32_803, 34_892];

/**
 * Whether a TIFF's first page is a smaller copy (TIFF 6.0, NewSubfileType) or a sensor's measurement, as in cameras' raw
 * pictures: programs that know no raw ones would show the small copy.
 */
function isRaw(tiff: Buffer): boolean {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const begin = long(4) + 2;
  if (short(2) !== 42 || begin > tiff.length) return false;
  const end = Math.min(begin + short(begin - 2) * TIFF_ENTRY, tiff.length - TIFF_ENTRY + 1);
  for (let at = begin; at < end; at += TIFF_ENTRY) {
    if (short(at) === SUBFILE_TYPE && (long(at + 8) & 1) === 1) return true;
    if (short(at) === PHOTOMETRIC && OF_SENSOR.includes(short(at + 8))) return true;
  }
  return false;
}

/**
 * The MIME type of a file, by its first bytes; empty where it is not known. An MP4 of Apple's television is an MP4, an AVIF that
 * says so in second place is an AVIF, a PNG of one moving picture is a PNG, and a raw picture named a TIFF is a raw one.
 */
export async function kindOf(data: Buffer): Promise<string> {
  const type = (await fileTypeFromBuffer(data))?.mime ?? "";
  if (type === "video/x-m4v") return "video/mp4";
  if (type.startsWith("image/heif") && brandsOf(data).some((brand) => brand === "avif" || brand === "avis"))
    return "image/avif";
  if (type === "image/apng" && framesOf(data) === 1) return "image/png";
  if (type === "image/tiff" && isRaw(data)) return "image/x-dcraw";
  return type;
}
