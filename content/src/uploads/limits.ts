/** Largest file an editor can upload, in bytes. */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024;

/** Pictures with more pixels, in all frames together, are refused before they are decoded. */
export const MAX_PIXELS = 100_000_000;

export const TOO_LARGE =
  "Diese Datei ist zu groß: Erlaubt sind höchstens 200 MB. Speichern Sie einen Film kürzer oder mit weniger Bildpunkten (1080p genügt), ein Bild als JPEG.";
