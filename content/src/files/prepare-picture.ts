import sharp, { type Metadata } from "sharp";
import { refused, restarting } from "../platform/http/refused.ts";
import { log } from "../platform/process/log.ts";
import { MAX_MEGAPIXELS, MAX_PIXELS } from "./file-limits.ts";
import { brandsOf } from "./kind-of-file.ts";
import { drawPicture, PictureProcessFailure, PictureProcessStopped, type Step } from "./picture-worker.ts";
import { hasTooMuchText } from "./png-text.ts";
import { scaleOf } from "./stored-size.ts";
import { creditSteps } from "./words/credit-xmp.ts";

/** Limit of a picture's comments, in characters: sharp reads all of them. */
const MAX_COMMENT = 100_000;

/** At these qualities, nobody can tell the stored picture from the original (measured in docs/decisions/240). */
const QUALITY = { jpeg: 95, webp: 90, avif: 80 } as const;

/** Refuses incomplete pictures, but accepts the faults of cameras that every program tolerates. */
const LENIENT = { failOn: "error" } as const;

const MOVING = ["image/gif", "image/webp"];
const AVIF = "image/avif";

const WEBP_MAX_PX = 16_383;

/** Names of wide-gamut profiles, one of them sharp's own (sP3C); all other pictures become sRGB. */
const WIDE_GAMUT = /Display P3|DCI-P3|sP3C|Adobe ?RGB|ProPhoto|eciRGB|(BT|Rec)\.? ?2020|Wide ?Gamut/i;

const WIDE_STEPS: Step[] = [
  ["pipelineColourspace", "rgb16"],
  ["withIccProfile", "p3"],
];

const NO_PICTURE = "Diese Datei ist kein lesbares Bild. Bitte speichern Sie es neu als JPEG oder PNG.";
const DAMAGED =
  "Dieses Bild ist beschädigt oder unvollständig. Holen Sie es noch einmal von der Kamera, oder öffnen Sie es in einem Bildprogramm und speichern Sie es neu als JPEG.";
const TOO_MUCH_TEXT = "Dieses Bild enthält ungewöhnlich viel Text. Bitte speichern Sie es neu als JPEG oder PNG.";
const MOVING_AVIF =
  "Diese Datei ist ein bewegtes AVIF. Bitte speichern Sie es als bewegtes WebP, GIF oder als Film (MP4), und ein stehendes Bild als JPEG oder PNG.";
const TOO_LARGE = `Dieses Bild ist zu groß. Erlaubt sind höchstens ${MAX_MEGAPIXELS} Megapixel.`;
const TOO_LONG = `Dieses Bild ist zu groß. Erlaubt sind höchstens ${MAX_MEGAPIXELS} Megapixel, in allen Einzelbildern zusammen. Ein bewegtes Bild speichern Sie als Film (MP4).`;

type Prepared = { data: Buffer; mimetype: string };

/**
 * Re-encodes a picture for browsers: upright, limited in size, in sRGB or Display P3, with its credit and no other
 * text. JPEG, PNG, WebP and AVIF keep their format; GIF becomes WebP, HEIC becomes JPEG, and TIFF becomes JPEG, or PNG
 * if it is transparent. The same picture gives the same bytes.
 *
 * @param type its MIME type
 * @param credit empty if there is none
 * @throws APIError with a German message
 */
export async function preparePicture(data: Buffer, type: string, credit: string): Promise<Prepared> {
  const metadata = await headerOf(data, type);
  const isMoving = MOVING.includes(type) && (metadata.pages ?? 1) > 1;
  const target = targetOf(metadata);
  const { autoOrient } = metadata;
  const shown = Math.max(1, Math.round(autoOrient.width * (isMoving ? 1 : scaleOf(autoOrient))));
  const size = {
    width: target === "webp" ? Math.min(shown, WEBP_MAX_PX) : shown,
    ...(isMoving ? { height: WEBP_MAX_PX, fit: "inside" } : {}),
    withoutEnlargement: true,
  };
  const steps: Step[] = [
    ...(isMoving ? [] : [["rotate"] satisfies Step]),
    ["resize", size],
    ...(isWideGamut(metadata) ? WIDE_STEPS : []),
    ...creditSteps(credit),
    ["toFormat", target, optionsOf(target, data, metadata)],
  ];
  const { data: written } = await drawPicture(data, { ...LENIENT, animated: isMoving }, steps, "upload").catch(refuse);
  return { data: written, mimetype: `image/${target}` };
}

async function headerOf(data: Buffer, type: string): Promise<Metadata> {
  if (hasTooMuchText(data)) throw refused(TOO_MUCH_TEXT);
  const metadata = await sharp(data, { ...LENIENT, limitInputPixels: false }) // only reads the header, which is checked below
    .metadata()
    .catch(() => {
      throw refused(type === AVIF && brandsOf(data).includes("avis") ? MOVING_AVIF : NO_PICTURE);
    });
  const { width, height, comments = [], pages = 1 } = metadata;
  const frames = MOVING.includes(type) ? pages : 1; // in TIFF and HEIC, the others are thumbnails or more pages
  if (width * height * frames > MAX_PIXELS) throw refused(frames > 1 ? TOO_LONG : TOO_LARGE);
  if (comments.some(({ text }) => text.length > MAX_COMMENT)) throw refused(TOO_MUCH_TEXT);
  return metadata;
}

function targetOf({ format, compression, hasAlpha }: Metadata): keyof typeof QUALITY | "png" {
  if (format === "heif") return compression === "av1" ? "avif" : "jpeg";
  if (format === "tiff") return hasAlpha ? "png" : "jpeg";
  if (format === "gif") return "webp";
  return format as "jpeg" | "png" | "webp";
}

function optionsOf(target: ReturnType<typeof targetOf>, data: Buffer, { format }: Metadata): object {
  if (target === "png") return {};
  const quality = QUALITY[target];
  if (target === "jpeg") return { quality, chromaSubsampling: "4:4:4" };
  if (target === "avif") return { quality, effort: 1 }; // more takes minutes on a slow machine, and visitors get the renditions
  return { quality, lossless: format === "gif" || data.includes("VP8L") }; // the chunk of lossless WebP
}

const isWideGamut = ({ icc, space }: Metadata) =>
  space !== "cmyk" && WIDE_GAMUT.test(icc?.toString("latin1").replaceAll("\0", "") ?? "");

/** Thrown when the header is readable but the rest isn't, for example after an interrupted upload or copy. */
function refuse(error: unknown): never {
  if (error instanceof PictureProcessStopped) throw restarting();
  if (!(error instanceof PictureProcessFailure)) throw refused(DAMAGED);
  log.warn({ err: error }, "picture refused");
  throw refused(
    "Dieses Bild braucht beim Öffnen zu viel Speicher. Bitte verkleinern Sie es, oder speichern Sie es neu als JPEG.",
  );
}
