import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { UPLOAD_CONTENT_TYPES, UPLOAD_LENGTH_HEADER, UPLOAD_SECURITY_HEADERS } from "@schaufenster/contract/media";
import fresh from "fresh";
import parseRange from "range-parser";
import { uploadPath } from "./folder.ts";

/** range-parser's answer to a range that begins where there is nothing any more. */
const BEYOND_THE_END = -1;

/** Names carry a hash of the content, so a file under a name never changes. One year, in s. */
const CACHE_FOR_EVER = "public, max-age=31536000, immutable";

/** 404 in German, never cached. */
export const notFound = (): Response =>
  new Response("Diese Datei gibt es nicht.", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...UPLOAD_SECURITY_HEADERS },
  });

/** A plain name in the folder: no way out of it, no hidden file. */
function isPlainName(name: string): boolean {
  return name.length <= 255 && !/[/\\\0]/.test(name) && !name.startsWith(".");
}

/**
 * Answers a request for /uploads/NAME: whole (200), a range (206, RFC 9110 §14), not modified (304), beyond the end
 * (416) or 404. Only what can be uploaded leaves the folder.
 *
 * @param name the last path segment, percent-decoded
 */
export async function serveUpload(request: Request, name: string): Promise<Response> {
  const type = UPLOAD_CONTENT_TYPES[extname(name).slice(1).toLowerCase()];
  const file = type && isPlainName(name) ? await openFile(name.normalize("NFC")) : null;
  if (!type || !file) return notFound();

  const { size, mtime } = file;
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`;
  const lastModified = mtime.toUTCString();
  const headers = new Headers({
    "content-type": type,
    "cache-control": CACHE_FOR_EVER,
    "accept-ranges": "bytes",
    "last-modified": lastModified,
    etag,
    ...UPLOAD_SECURITY_HEADERS,
  });
  if (fresh(Object.fromEntries(request.headers), { etag, "last-modified": lastModified })) {
    return new Response(null, { status: 304, headers });
  }

  const ranges = isRangeWanted(request, [etag, lastModified]) && parseRange(size, request.headers.get("range") ?? "");
  if (ranges === BEYOND_THE_END) {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  // Several ranges at once may be ignored, and so is what is none.
  const range = Array.isArray(ranges) && ranges.type === "bytes" && ranges.length === 1 ? ranges[0] : undefined;
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set(UPLOAD_LENGTH_HEADER, String(end - start + 1));
  if (range) headers.set("content-range", `bytes ${start}-${end}/${size}`);

  const hasBody = request.method !== "HEAD" && size > 0;
  const stream = hasBody ? Readable.toWeb(createReadStream(file.path, { start, end })) : null;
  return new Response(stream as ReadableStream | null, { status: range ? 206 : 200, headers });
}

/** A range of another version of the file is no use (If-Range, RFC 9110 §13.1.5). */
function isRangeWanted({ headers }: Request, current: string[]): boolean {
  const ifRange = headers.get("if-range");
  return ifRange === null || current.includes(ifRange);
}

async function openFile(name: string): Promise<{ path: string; size: number; mtime: Date } | null> {
  const path = uploadPath(name);
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    const stats = await handle.stat();
    return stats.isFile() ? { path, size: stats.size, mtime: stats.mtime } : null;
  } catch {
    return null;
  } finally {
    await handle?.close();
  }
}
