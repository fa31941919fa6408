import { UPLOAD_CONTENT_TYPES } from "@schaufenster/contract/media";

/** MIME types that may be uploaded. */
export const UPLOAD_TYPES = [...new Set(Object.values(UPLOAD_CONTENT_TYPES))];

const HEIC =
  "Diese Datei ist ein HEIC-Bild, das viele Browser nicht zeigen. Am iPhone: Stellen Sie unter Einstellungen → Kamera → Formate „Maximale Kompatibilität“ ein, dann entstehen JPEG-Bilder. Ein vorhandenes Bild schicken Sie sich per E-Mail als JPEG, oder Sie laden es direkt am iPhone hier hoch.";
const MOV =
  "Diese Datei ist ein QuickTime-Film (MOV), den viele Browser nicht zeigen. Am iPhone: Stellen Sie unter Einstellungen → Kamera → Formate „Maximale Kompatibilität“ ein. Einen vorhandenen Film speichern Sie als MP4 (H.264), am Mac in QuickTime oder iMovie mit „Exportieren“.";
const OTHER = "Diese Datei ist kein lesbares Bild und kein Film. Möglich sind JPEG, PNG, WebP, AVIF, MP4 und WebM.";

/** Kinds that telephones and cameras make by themselves and this website cannot show. */
const KNOWN: [RegExp, string][] = [
  [/^image\/hei[cf](-sequence)?$|\.(heic|heif)$/i, HEIC],
  [/^video\/quicktime$|\.mov$/i, MOV],
];

/**
 * Why a file cannot be uploaded, in German and with what to do about it; null if it can.
 *
 * @param type its MIME type; empty if it is not known
 */
export function unsupportedReason({ type, name = "" }: { type: string; name?: string }): string | null {
  if (UPLOAD_TYPES.includes(type)) return null;
  return KNOWN.find(([pattern]) => pattern.test(type) || pattern.test(name))?.[1] ?? OTHER;
}
