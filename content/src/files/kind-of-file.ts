import { fileTypeFromBuffer } from "file-type";

const FTYP_BODY = 8;

/** Brands in `ftyp` (ISO 14496-12, 4.3): first the major brand, then compatible ones. */
export function brandsOf(data: Buffer): string[] {
  const end = Math.min(data.length, data.readUInt32BE(0));
  return data.toString("latin1", FTYP_BODY, end).match(/.{4}/gs) ?? [];
}

/**
 * The MIME type of a file by its first bytes; empty if unknown. M4V counts as MP4, and so does MOV, which is converted
 * to it; a file with AVIF as a compatible brand counts as AVIF.
 */
export async function kindOf(data: Buffer): Promise<string> {
  const type = (await fileTypeFromBuffer(data))?.mime ?? "";
  if (type === "video/x-m4v" || type === "video/quicktime") return "video/mp4";
  if (type.startsWith("image/heif") && brandsOf(data).some((brand) => brand === "avif" || brand === "avis"))
    return "image/avif";
  return type;
}
