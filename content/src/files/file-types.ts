import { PDF_TYPE, UPLOAD_CONTENT_TYPES } from "@schaufenster/contract/media";
import { MAX_PDF_BYTES, PDF_TOO_LARGE } from "./file-limits.ts";

/** MIME types that may be uploaded; GIF, TIFF, HEIC, MOV and M4V are converted to one of the others. */
export const UPLOAD_TYPES = [
  ...new Set(Object.values(UPLOAD_CONTENT_TYPES)),
  ...["image/gif", "image/tiff", "image/heic", "image/heif", "video/quicktime", "video/x-m4v"],
];

/** For file dialogs. Includes types that are refused, so that the editor sees the reason. */
export const CHOSEN_FILES = `image/*,.heic,.heif,video/*,${PDF_TYPE}`;

/** Whether a MIME type is a picture that may be uploaded, so that an image library may read it. */
export const isUploadedPicture = (type: string) => type.startsWith("image/") && UPLOAD_TYPES.includes(type);

const OTHER =
  "Diese Datei ist kein lesbares Bild, kein Film und kein PDF. Möglich sind JPEG, PNG, WebP, AVIF, HEIC, MP4, MOV, WebM und PDF.";
const SOUND =
  "Diese Datei enthält nur Ton und kein Bild. Möglich sind Bilder (JPEG, PNG, WebP, AVIF, HEIC) und Filme (MP4, MOV, WebM).";

const picture = (kind: string) =>
  `Diese Datei ist ein ${kind}, das Browser nicht zeigen. Bitte speichern Sie das Bild in einem Bildprogramm als JPEG oder PNG.`;
const film = (kind: string) =>
  `Diese Datei ist ein ${kind}, den viele Browser nicht zeigen. Bitte speichern Sie ihn in einem Filmprogramm als MP4 (H.264).`;

/** Formats of phones, cameras and programs that this website can't show, by MIME type or file extension. */
const KNOWN: [RegExp, string][] = [
  [/^image\/hei[cf]-sequence$/i, picture("bewegtes HEIC-Bild")],
  [/^video\/(x-)?matroska$|\.mkv$/i, film("MKV-Film (Matroska)")],
  [/^video\/(vnd\.avi|x-msvideo|avi|msvideo)$|\.avi$/i, film("AVI-Film")],
  [/^video\/3gpp2?$|\.3g[p2]$/i, film("3GP-Film")],
  [/^(video|application)\/(x-ms-wmv|x-ms-asf|vnd\.ms-asf)$|\.(wmv|asf)$/i, film("WMV-Film (Windows Media)")],
  [/^video\/(mpeg|mp1s|mp2p|mp2t)$|\.(mpe?g|m2ts|mts|vob)$/i, film("MPEG-Film")],
  [
    /^(video\/(ogg|x-flv)|application\/mxf)$|\.(ogv|flv|mxf)$/i,
    film("Film in einem seltenen Format (Ogg, Flash, MXF)"),
  ],
  [/^audio\//i, SOUND],
  [
    /^image\/apng$/i,
    "Diese Datei ist ein bewegtes PNG (APNG). Bitte speichern Sie es als bewegtes WebP, GIF oder als Film (MP4), und ein stehendes Bild als gewöhnliches PNG.",
  ],
  [
    /^image\/x-(dcraw|adobe-dng|canon-cr[23]|fujifilm-raf|nikon-nef|olympus-orf|panasonic-rw2|sony-arw)$|\.(dng|cr[23]|raf|nef|orf|rw2|arw|pef|srw|3fr)$/i,
    picture("Rohbild einer Kamera (RAW)"),
  ],
  [/^image\/(vnd\.adobe\.photoshop|x-xcf)$|\.(psd|xcf)$/i, picture("Bild mit Ebenen (Photoshop oder GIMP)")],
  [/^image\/(x-ms-)?bmp$|\.bmp$/i, picture("BMP-Bild (Windows Bitmap)")],
  [/^image\/(jxl|jp2|jpx|jpm|j2c|mj2)$|\.(jxl|jp2|jpx|j2k)$/i, picture("Bild in JPEG XL oder JPEG 2000")],
  [/^image\/(x-icon|vnd\.microsoft\.icon|icns)$|\.(ico|icns)$/i, picture("Symbol (ICO)")],
  [
    /^image\/svg\+xml$|\.svgz?$/i,
    "Diese Datei ist eine Zeichnung (SVG), die hier nicht als Bild hochgeladen werden kann. Möglich sind JPEG, PNG, WebP und AVIF; Ihr Zeichen laden Sie unter „Erscheinungsbild“ als SVG hoch.",
  ],
  [
    /^application\/(postscript|eps|illustrator|x-indesign)$|\.(eps|ai|indd)$/i,
    "Diese Datei ist ein Dokument eines Grafikprogramms und kein Bild. Bitte speichern Sie, was zu sehen sein soll, als JPEG oder PNG, und was heruntergeladen werden soll, als PDF.",
  ],
];

/** Many systems know no type for these; their content is checked on arrival. */
const OF_TELEPHONES = /\.(heic|heif|hif|mov)$/i;

type Chosen = { type: string; name?: string; size?: number };

/**
 * Why a file can't be uploaded and what to do, in German; null if it can.
 *
 * @param type its MIME type; empty if unknown
 * @param size in bytes
 */
export function unsupportedReason({ type, name = "", size = 0 }: Chosen): string | null {
  if (type === PDF_TYPE && size > MAX_PDF_BYTES) return PDF_TOO_LARGE;
  if (UPLOAD_TYPES.includes(type) || (type === "" && OF_TELEPHONES.test(name))) return null;
  return KNOWN.find(([pattern]) => pattern.test(type) || pattern.test(name))?.[1] ?? OTHER;
}
