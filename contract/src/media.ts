/**
 * Renditions of a picture: name and maximum width in px (spec §3, media rules; the first four are Strapi's). A
 * rendition's file name is the original's with the name and an underscore as prefix: `thumbnail_bild.jpg`.
 */
export const MEDIA_SIZES = {
  thumbnail: 245,
  small: 500,
  medium: 750,
  large: 1000,
  xlarge: 1920,
} as const;

/** Prefix of a rendition's file name; group 1 is its size. */
export const RENDITION_PREFIX = new RegExp(`^(${Object.keys(MEDIA_SIZES).join("|")})_(?=.)`);

export type MediaSize = keyof typeof MEDIA_SIZES;

/** Encodings besides the original one. */
export const MODERN_ENCODINGS = ["avif", "webp"] as const;

export type ModernEncoding = (typeof MODERN_ENCODINGS)[number];

/** One file of a picture, as listed in `formats`. `width` and `height` in px, `size` in kB, `sizeInBytes` in bytes. */
export type MediaFormat = {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  path: null;
  width: number;
  height: number;
  size: number;
  sizeInBytes: number;
  url: string;
};

/**
 * `formats` of a picture, or of a film's still: Strapi's renditions by size and, from this content system, modern
 * encodings as `<size>_avif` and `<size>_webp`. A foreign system leaves out sizes larger than the picture.
 */
export type MediaFormats = Partial<Record<MediaSize | `${MediaSize}_${ModernEncoding}`, MediaFormat>>;

/**
 * `provider_metadata` of a picture, where x and y are fractions (0 to 1) of its width and height, from the top left; or
 * of a film, with the path of its subtitles (WebVTT).
 */
export type MediaMetadata = { focalPoint?: { x: number; y: number }; subtitlesUrl?: string };

/** Prefix of the content system's files (spec §9, upload image prefix). */
export const UPLOADS_PREFIX = "/uploads/";

export const PDF_TYPE = "application/pdf";

/** Content types that can be uploaded, by file extension. */
export const UPLOAD_CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  mp4: "video/mp4",
  pdf: PDF_TYPE,
  png: "image/png",
  webm: "video/webm",
  webp: "image/webp",
};

/** Length of the body, since the content system's framework (Next) drops Content-Length when a route streams. */
export const UPLOAD_LENGTH_HEADER = "x-upload-length";

/**
 * The address of a rendition, with the size as prefix of the file name unless it is `original` (spec §3, media rules).
 * @param url whose last path segment is a file name
 */
export function renditionUrl(url: string, size: MediaSize | "original"): string {
  if (size === "original") return url;
  const name = url.lastIndexOf("/") + 1;
  return `${url.slice(0, name)}${size}_${url.slice(name)}`;
}

/**
 * For every response below {@link UPLOADS_PREFIX}: an uploaded file isn't a document and runs no scripts. Styles are
 * the browser's own around a picture; other sites may embed one.
 */
export const UPLOAD_SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
} as const;

/**
 * Headers of a download (RFC 6266): a PDF is saved without the hash in its name. None for a picture or film.
 *
 * @param name the file's name
 */
export function downloadHeaders(name: string): Record<string, string> {
  if (!/\.pdf$/i.test(name)) return {};
  const plain = name.replace(/_[0-9a-f]{10}(?:-\d+)?(?=\.\w+$)/, "");
  return { "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(plain)}` };
}
