import { extname } from "node:path";
import {
  type MediaFormat,
  type MediaFormats,
  type MediaMetadata,
  type MediaSize,
  MODERN_ENCODINGS,
  UPLOADS_PREFIX,
} from "@schaufenster/contract/media";
import { type Encodings, SIZE_NAMES } from "../files/renditions.ts";
import { subtitlesName } from "../files/subtitles.ts";
import type { Media } from "../payload-types.ts";

const BYTES_A_KILOBYTE = 1000;
const PERCENT = 100;

/** A relation as Payload returns it: the entry, its id if it couldn't be read, or nothing. */
export type Related<T> = T | number | null | undefined;

/** A relation's entry; null if there is none, it wasn't populated, or it is in the trash (Payload populates it). */
export function populated<T extends { deletedAt?: string | null }>(related: Related<T>): T | null {
  return typeof related === "object" && !related?.deletedAt ? (related ?? null) : null;
}

export function mediaResponse(related: Related<Media>) {
  const media = populated(related);
  return { data: media ? mediaEntity(media) : null };
}

/** UploadFileEntity of the contract; a film's `formats` are its still's. */
export function mediaEntity(media: Media) {
  const isPicture = media.mimeType?.startsWith("image/") ?? false;
  const still = isPicture ? media : populated(media.poster);
  const filename = media.filename ?? "";
  return {
    id: String(media.id),
    attributes: {
      name: media.name ?? filename,
      alternativeText: media.alternativeText,
      caption: media.caption ?? null,
      url: uploadUrl(filename),
      previewUrl: isPicture ? null : posterUrl(still),
      width: isPicture ? media.width : null,
      height: isPicture ? media.height : null,
      formats: still && mediaFormats(still),
      hash: hashOf(filename),
      ext: extname(filename),
      mime: media.mimeType ?? "application/octet-stream",
      size: kilobytes(media.filesize ?? 0),
      provider: "local",
      provider_metadata: isPicture ? metadata(media) : filmMetadata(media),
      createdAt: media.createdAt,
      updatedAt: media.updatedAt,
    },
  };
}

function posterUrl(poster: Media | null): string | null {
  return poster?.sizes?.large?.filename ? uploadUrl(poster.sizes.large.filename) : null;
}

function metadata(media: Media): MediaMetadata {
  const { focalX, focalY } = media;
  if (typeof focalX !== "number" || typeof focalY !== "number") return {};
  return { focalPoint: { x: focalX / PERCENT, y: focalY / PERCENT } };
}

function filmMetadata(media: Media): MediaMetadata | null {
  const name = subtitlesName(media);
  return name ? { subtitlesUrl: uploadUrl(name) } : null;
}

function mediaFormats(media: Media): MediaFormats {
  const encodings = (media.encodings ?? {}) as Encodings;
  const formats: MediaFormats = {};
  for (const size of SIZE_NAMES) {
    const rendition = media.sizes?.[size];
    if (!rendition?.filename || !rendition.width || !rendition.height) continue;
    const { width, height } = rendition;
    const file = { filename: rendition.filename, mime: rendition.mimeType ?? "", bytes: rendition.filesize ?? 0 };
    formats[size] = mediaFormat(media, size, { ...file, width, height });
    for (const encoding of MODERN_ENCODINGS) {
      const encoded = encodings[size]?.[encoding];
      if (!encoded) continue;
      const other = { filename: encoded.filename, mime: `image/${encoding}`, bytes: encoded.sizeInBytes };
      formats[`${size}_${encoding}`] = mediaFormat(media, size, { ...other, width, height });
    }
  }
  return formats;
}

type File = { filename: string; mime: string; bytes: number; width: number; height: number };

function mediaFormat(media: Media, size: MediaSize, file: File): MediaFormat {
  return {
    name: `${size}_${media.name ?? media.filename}`,
    hash: hashOf(file.filename),
    ext: extname(file.filename),
    mime: file.mime,
    path: null,
    width: file.width,
    height: file.height,
    size: kilobytes(file.bytes),
    sizeInBytes: file.bytes,
    url: uploadUrl(file.filename),
  };
}

export const uploadUrl = (filename: string) => `${UPLOADS_PREFIX}${encodeURIComponent(filename)}`;
const hashOf = (filename: string) => filename.slice(0, filename.length - extname(filename).length);
const kilobytes = (bytes: number) => Math.round((bytes / BYTES_A_KILOBYTE) * 100) / 100;
