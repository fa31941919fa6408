import { fileTypeFromBuffer } from "file-type";

const FTYP_BODY = 8;

/** Brands in `ftyp` (ISO 14496-12, 4.3): the first says what a file is, the others how else it can be read. */
function brandsOf(data: Buffer): string[] {
  const end = Math.min(data.length, data.readUInt32BE(0));
  return data.toString("latin1", FTYP_BODY, end).match(/.{4}/gs) ?? [];
}

/** How many pictures a moving PNG shows (PNG, third edition, 11.3.6.1). */
function framesOf(png: Buffer): number {
  const control = png.indexOf("acTL", 0, "latin1");
  return control < 0 || control + 8 > png.length ? 1 : png.readUInt32BE(control + 4);
}

/**
 * The MIME type of a file, by its first bytes; empty where it is not known. An MP4 of Apple's television is an MP4, an AVIF that
 * says so in second place is an AVIF, and a PNG of one moving picture is a PNG.
 */
export async function kindOf(data: Buffer): Promise<string> {
  const type = (await fileTypeFromBuffer(data))?.mime ?? "";
  if (type === "video/x-m4v") return "video/mp4";
  if (type.startsWith("image/heif") && brandsOf(data).some((brand) => brand === "avif" || brand === "avis"))
    return "image/avif";
  if (type === "image/apng" && framesOf(data) === 1) return "image/png";
  return type;
}
