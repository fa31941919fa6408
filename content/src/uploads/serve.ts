import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { UPLOAD_LENGTH_HEADER, UPLOAD_SECURITY_HEADERS } from "@schaufenster/contract/media";
import { uploadPath } from "./folder.ts";
import { parseRange } from "./range.ts";

/** What is served, and as what; nothing else leaves the folder. */
const TYPES: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};

/** Names carry a hash of the content, so a file under a name never changes. One year, in s. */
const CACHE_FOR_EVER = "public, max-age=31536000, immutable";

const notFound = () =>
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
 * (416) or 404.
 *
 * @param name the last path segment, percent-decoded
 */
export async function serveUpload(request: Request, name: string): Promise<Response> {
  const type = TYPES[extname(name).toLowerCase()];
  const file = type && isPlainName(name) ? await openFile(name.normalize("NFC")) : null;
  if (!type || !file) return notFound();

  const { size, mtime } = file;
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`;
  const headers = new Headers({
    "content-type": type,
    "cache-control": CACHE_FOR_EVER,
    "accept-ranges": "bytes",
    "last-modified": mtime.toUTCString(),
    etag,
    ...UPLOAD_SECURITY_HEADERS,
  });

  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });

  const ifRange = request.headers.get("if-range");
  const wantsRange = ifRange === null || ifRange === etag;
  const range = wantsRange ? parseRange(request.headers.get("range"), size) : "whole";
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === "whole" ? { start: 0, end: size - 1 } : range;
  headers.set(UPLOAD_LENGTH_HEADER, String(end - start + 1));
  if (range !== "whole") headers.set("content-range", `bytes ${start}-${end}/${size}`);

  const status = range === "whole" ? 200 : 206;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  return new Response(size === 0 ? null : stream(file.path, start, end), { status, headers });
}

function stream(path: string, start: number, end: number): ReadableStream {
  return Readable.toWeb(createReadStream(path, { start, end })) as unknown as ReadableStream;
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
