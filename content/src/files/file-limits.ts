import type { AfterErrorHook } from "payload";

/** Largest file that an editor can upload, in MB for German texts, and in bytes. */
export const MAX_UPLOAD_MB = 200;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;

/** The same for a PDF, which visitors download as a whole. */
export const MAX_PDF_MB = 20;
export const MAX_PDF_BYTES = MAX_PDF_MB * 1024 * 1024;

/** Pictures with more pixels in all frames together are refused before decoding. */
export const MAX_MEGAPIXELS = 100;
export const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;

export const TOO_LARGE =
  `Diese Datei ist zu groß: Erlaubt sind höchstens ${MAX_UPLOAD_MB} MB. ` +
  "Speichern Sie einen Film kürzer oder mit weniger Bildpunkten (1080p genügt), ein Bild als JPEG.";

export const PDF_TOO_LARGE =
  `Dieses PDF ist zu groß: Erlaubt sind höchstens ${MAX_PDF_MB} MB. ` +
  "Speichern Sie es mit kleineren Bildern, in den meisten Programmen „für das Web“ oder „kleinste Dateigröße“.";

const CONTENT_TOO_LARGE = 413; // RFC 9110, 15.5.14

/** Payload has three size limits for an upload, but only one of their messages is configurable. */
export const germanSizeLimit: AfterErrorHook = ({ error }) => {
  if (!("status" in error) || error.status !== CONTENT_TOO_LARGE) return;
  return { response: { errors: [{ message: TOO_LARGE }] } };
};
