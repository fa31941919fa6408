import { createHash } from "node:crypto";
import { extname } from "node:path";
import { UPLOAD_SECURITY_HEADERS } from "@schaufenster/contract/media";
import type { Payload, TextareaFieldValidation } from "payload";
import type { Media } from "../payload-types.ts";
import { CACHE_FOR_EVER } from "../platform/file-store/file-store.ts";

/** Maximum length of subtitles, in characters: a film of three hours. */
export const MAX_SUBTITLES = 200_000;

const FILM_ENDINGS = [".mp4", ".webm"];

/** The hash of the content in the name: a URL's content never changes. */
const HASH_AND_ENDING = /_[0-9a-f]{10}\.vtt$/;

/** A WebVTT file's beginning, and a timing line (WebVTT, 4.1). */
const SIGNATURE = /^\ufeff?WEBVTT(?=[ \t\r\n]|$)/;
const TIMING = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3} --> (?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}/m;

export const requireWebVtt: TextareaFieldValidation = (value) => {
  if (!value) return true;
  if (value.length > MAX_SUBTITLES)
    return `Diese Untertitel sind zu lang. Erlaubt sind höchstens ${MAX_SUBTITLES / 1000}.000 Zeichen.`;
  if (!SIGNATURE.test(value))
    return "Diese Untertitel beginnen nicht mit „WEBVTT“. Bitte speichern Sie sie im Schnitt- oder Untertitelprogramm als WebVTT (.vtt); SRT und andere Formate zeigen Browser nicht.";
  if (!TIMING.test(value))
    return "In diesen Untertiteln steht keine Zeitangabe wie „00:01.000 --> 00:04.000“, auf die ein Text folgt.";
  return true;
};

/** The file name of a film's subtitles; null if it has none. */
export function subtitlesName({ filename, subtitles }: Pick<Media, "filename" | "subtitles">): string | null {
  if (!filename || !subtitles) return null;
  const hash = createHash("sha256").update(subtitles).digest("hex").slice(0, 10);
  return `${filename.slice(0, -extname(filename).length)}_${hash}.vtt`;
}

/** Answers a request for a film's subtitles; null if there are none, or the film is in the trash. */
export async function serveSubtitles(payload: Payload, name: string): Promise<Response | null> {
  if (!HASH_AND_ENDING.test(name)) return null;
  const stem = name.replace(HASH_AND_ENDING, "");
  const where = { filename: { in: FILM_ENDINGS.map((ending) => stem + ending) } };
  const { docs } = await payload.find({ collection: "media", where, depth: 0, pagination: false });
  const film = docs.find((each) => subtitlesName(each) === name);
  return film
    ? new Response(film.subtitles, {
        headers: {
          "content-type": "text/vtt; charset=utf-8",
          "cache-control": CACHE_FOR_EVER,
          ...UPLOAD_SECURITY_HEADERS,
        },
      })
    : null;
}
