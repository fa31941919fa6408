import { extname } from "node:path";
import {
  downloadHeaders,
  UPLOAD_CONTENT_TYPES,
  UPLOAD_LENGTH_HEADER,
  UPLOAD_SECURITY_HEADERS,
} from "@schaufenster/contract/media";
import fresh from "fresh";
import type { PayloadRequest } from "payload";
import parseRange from "range-parser";
import { CACHE_FOR_EVER } from "../platform/file-store/file-store.ts";
import { uploadsStore } from "../platform/file-store/uploads-store.ts";

/** range-parser's result for an unsatisfiable range. */
const BEYOND_THE_END = -1;

/** A German message instead of a file, never cached. */
export const sentence = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...UPLOAD_SECURITY_HEADERS,
      ...headers,
    },
  });

export const notFound = (): Response => sentence(404, "Diese Datei gibt es nicht.");

/** Rejects paths and hidden files. */
function isPlainName(name: string): boolean {
  return name.length <= 255 && !/[/\\\0]/.test(name) && !name.startsWith(".");
}

/**
 * Answers a request for /uploads/NAME: 200, 206 (RFC 9110 §14), 304, 404 or 416. Only serves types that can be
 * uploaded.
 *
 * @param name the last path segment, percent-decoded
 * @throws FileStoreError if the store doesn't respond
 */
export async function serveUpload(request: Request, name: string): Promise<Response> {
  const type = UPLOAD_CONTENT_TYPES[extname(name).slice(1).toLowerCase()];
  const file = type && isPlainName(name) ? await uploadsStore.find(name.normalize("NFC")) : null;
  if (!type || !file) return notFound();

  const { size, modified } = file;
  const etag = `"${size.toString(36)}-${modified.getTime().toString(36)}"`;
  const lastModified = modified.toUTCString();
  const headers = new Headers({
    "content-type": type,
    "cache-control": CACHE_FOR_EVER,
    "accept-ranges": "bytes",
    "last-modified": lastModified,
    etag,
    ...downloadHeaders(name),
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
  // Multiple and invalid ranges may be ignored.
  const range = Array.isArray(ranges) && ranges.type === "bytes" && ranges.length === 1 ? ranges[0] : undefined;
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set(UPLOAD_LENGTH_HEADER, String(end - start + 1));
  if (range) headers.set("content-range", `bytes ${start}-${end}/${size}`);

  const hasBody = request.method !== "HEAD" && size > 0;
  const body = hasBody ? await uploadsStore.read(file.name, { start, end }) : null;
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Whether the range is of the current version (If-Range, RFC 9110 §13.1.5). */
function isRangeWanted({ headers }: Request, current: string[]): boolean {
  const ifRange = headers.get("if-range");
  return ifRange === null || current.includes(ifRange);
}

/** Answers Payload's URL of a file, /api/media/file/NAME, for signed-in users, including files in the trash. */
export async function serveToEditors(
  req: PayloadRequest,
  { params }: { params: { filename: string } },
): Promise<Response> {
  const answer = await serveUpload(new Request("http://content/", { headers: req.headers }), params.filename);
  answer.headers.set("cache-control", "private, no-cache");
  return answer;
}
