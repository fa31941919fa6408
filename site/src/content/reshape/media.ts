import type { MediaFragment } from "@schaufenster/contract/documents";
import { MEDIA_SIZES, type MediaSize, MODERN_ENCODINGS, UPLOAD_CONTENT_TYPES } from "@schaufenster/contract/media";
import * as v from "valibot";
import type { Credential, FocalPoint, Picture, Rendition, RenditionSet, Video } from "../domain.ts";
import type { TextFile } from "../markdown/blocks.ts";
import { mediaUrl } from "../urls.ts";
import { entry, type One, type ReshapeOptions } from "./options.ts";

/** A file in a response. Everything but its address may be missing in an older or foreign system. */
export type WireMedia = {
  id?: string | null;
  attributes?: (Pick<WireAttributes, "url"> & Partial<Omit<WireAttributes, "url">>) | null;
};
type WireAttributes = NonNullable<MediaFragment["attributes"]>;
type File = NonNullable<WireMedia["attributes"]> & { id: string };

const VIDEO_EXTENSION = /\.(?:mp4|m4v|webm|mov|ogv)$/i;
const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };
/** A foreign content system may have types that ours doesn't accept. */
const MIME_TYPES = new Map(Object.entries({ ...UPLOAD_CONTENT_TYPES, gif: "image/gif", svg: "image/svg+xml" }));

/** Width in px if neither the picture's nor any rendition's is known; a srcset needs one. */
const UNKNOWN_WIDTH = MEDIA_SIZES.large;

const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const metadataSchema = v.object({ focalPoint: v.object({ x: part, y: part }) });
const filmSchema = v.object({ subtitlesUrl: v.string() });
const formatSchema = v.object({ url: v.string(), width: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** Null if there is none or its address is unusable. */
export function reshapePicture(wire: One<WireMedia>, { apiBaseUrl }: ReshapeOptions): Picture | null {
  const file = entry(wire?.data);
  const url = mediaUrl(file?.url, apiBaseUrl);
  if (!file || !url) return null;
  return {
    kind: "picture",
    id: file.id,
    url,
    alternativeText: file.alternativeText ?? "",
    caption: file.caption || null,
    width: file.width ?? null,
    height: file.height ?? null,
    focalPoint: focalPointOf(file.provider_metadata),
    sets: setsOf(file, url, apiBaseUrl),
  };
}

/** Null if there is none or its address is unusable. */
export function reshapeVideo(wire: One<WireMedia>, { apiBaseUrl }: ReshapeOptions): Video | null {
  const file = entry(wire?.data);
  const url = mediaUrl(file?.url, apiBaseUrl);
  if (!file || !url) return null;
  const posterUrl = mediaUrl(file.previewUrl, apiBaseUrl);
  const more = v.safeParse(filmSchema, file.provider_metadata);
  return {
    kind: "video",
    id: file.id,
    url,
    alternativeText: file.alternativeText ?? "",
    caption: file.caption || null,
    posterUrl,
    subtitlesUrl: more.success ? mediaUrl(more.output.subtitlesUrl, apiBaseUrl) : null,
    still: posterUrl ? stillOf(file, posterUrl, apiBaseUrl) : null,
    uploadedAt: file.createdAt ?? null,
  };
}

/** A film's still, with the film's text. A foreign content system has only its address. */
function stillOf(file: File, url: string, apiBaseUrl: string): Picture {
  return {
    kind: "picture",
    id: file.id,
    url,
    alternativeText: file.alternativeText ?? "",
    caption: null,
    width: null,
    height: null,
    focalPoint: CENTRE,
    sets: setsOf({ ...file, width: null }, url, apiBaseUrl),
  };
}

/** A film or picture, by file extension: the response has no type. */
export function reshapeCredential(wire: WireMedia, options: ReshapeOptions): Credential | null {
  const reshape = VIDEO_EXTENSION.test(pathOf(wire.attributes?.url ?? "")) ? reshapeVideo : reshapePicture;
  return reshape({ data: wire }, options);
}

/**
 * A file in a text's series: the text's description takes precedence over the file's. Unknown files are shown by their
 * address.
 */
export function reshapeTextFile(
  { url, text, caption }: TextFile,
  known: WireMedia | undefined,
  options: ReshapeOptions,
): Credential {
  const attributes = { ...known?.attributes, url };
  const file = reshapeCredential({ id: known?.id ?? url, attributes }, options);
  if (!file) throw new Error(`No address of an upload: ${url}`);
  return { ...file, alternativeText: text || file.alternativeText, caption: caption ?? file.caption };
}

function focalPointOf(metadata: unknown): FocalPoint {
  const result = v.safeParse(metadataSchema, metadata);
  return result.success ? result.output.focalPoint : CENTRE;
}

function setsOf(file: File, url: string, apiBaseUrl: string): RenditionSet[] {
  const formats: Record<string, unknown> = typeof file.formats === "object" ? { ...file.formats } : {};
  const sizes = Object.keys(MEDIA_SIZES) as MediaSize[];
  const renditions = (keys: string[]) =>
    keys.map((key) => renditionOf(formats[key], apiBaseUrl)).filter((rendition) => rendition !== null);

  const modern = MODERN_ENCODINGS.map((encoding) => ({
    type: `image/${encoding}`,
    renditions: byWidth(renditions(sizes.map((size) => `${size}_${encoding}`))),
  }));
  const scaled = renditions(sizes);
  const original = file.width ? [{ url, width: file.width }] : scaled.length ? [] : [{ url, width: UNKNOWN_WIDTH }];
  return [
    ...modern.filter((set) => set.renditions.length > 0),
    { type: mimeTypeOf(url), renditions: byWidth([...scaled, ...original]) },
  ];
}

function renditionOf(format: unknown, apiBaseUrl: string): Rendition | null {
  const result = v.safeParse(formatSchema, format);
  const url = result.success ? mediaUrl(result.output.url, apiBaseUrl) : null;
  return result.success && url ? { url, width: result.output.width } : null;
}

/** Ascending, without duplicates: a small picture's renditions all have its width, which a srcset must not repeat. */
function byWidth(renditions: Rendition[]): Rendition[] {
  const widths = new Map(renditions.toReversed().map((rendition) => [rendition.width, rendition]));
  return [...widths.values()].sort((a, b) => a.width - b.width);
}

function mimeTypeOf(url: string): string {
  const extension = /\.(\w+)$/.exec(pathOf(url))?.[1]?.toLowerCase() ?? "";
  return MIME_TYPES.get(extension) ?? "image/jpeg";
}

function pathOf(url: string): string {
  return url.replace(/[?#].*/s, "");
}
