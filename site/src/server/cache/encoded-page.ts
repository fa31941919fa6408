import { createHash } from "node:crypto";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import {
  chooseEncoding,
  compressWell,
  ENCODINGS,
  type EncodedBody,
  type Encoding,
  encodeBody,
} from "../http/content-encoding.ts";
import { hashSource } from "../http/security-headers.ts";

export type EncodedPage = {
  /** Canonical address, including the page number. */
  path: string;
  body: EncodedBody;
  /** Whether it was compressed fast for a waiting visitor instead of to the smallest size. */
  isHasty: boolean;
  /** The ETags of all encodings derive from it. */
  digest: string;
  /** CSP sources for the document's inline styles (security-headers.ts). */
  styles: readonly string[];
};

/** A style element as Document.tsx writes it. Group 1 is the sheet. */
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** @param br its brotli if known; "at once" for a waiting visitor */
export async function encodePage(path: string, html: string, br?: Uint8Array | "at once"): Promise<EncodedPage> {
  const body = await encodeBody(html, br);
  const isHasty = br === "at once";
  return { path, body, isHasty, digest: digestOf(html), styles: stylesIn(html) };
}

export async function compressPage(page: EncodedPage): Promise<EncodedPage> {
  return { ...page, isHasty: false, body: { ...page.body, br: await compressWell(page.body.identity) } };
}

/** Only those in the head: editors' content comes later, and is escaped in the head. */
function stylesIn(html: string): string[] {
  const head = html.slice(0, html.indexOf("<body"));
  return [...head.matchAll(STYLE)].map(([, sheet = ""]) => hashSource(sheet));
}

export function digestOf(html: string): string {
  return createHash("sha256").update(html).digest("base64url").slice(0, 22);
}

export function sizeOf({ body }: EncodedPage): number {
  return ENCODINGS.reduce((sum, encoding) => sum + body[encoding].byteLength, 0);
}

/**
 * Responds with a page: the best encoding, or 304 if the client has it (RFC 9110, 13.1.2).
 * @param headers override the defaults
 */
export function respondWithPage(
  page: EncodedPage,
  request: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
  {
    status = 200,
    headers = {},
    type = "text/html; charset=utf-8",
  }: { status?: number; headers?: Record<string, string>; type?: string } = {},
): Response {
  const encoding = chooseEncoding(request.acceptEncoding);
  const etag = etagOf(page, encoding);
  const common = { vary: "Accept-Encoding", "cache-control": CACHE_POLICY.page, etag, ...headers };
  if (status === 200 && matches(request.ifNoneMatch, etag)) return new Response(null, { status: 304, headers: common });
  const body = page.body[encoding];
  return new Response(body, {
    status,
    headers: {
      ...common,
      "content-type": type,
      "content-length": String(body.byteLength),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    },
  });
}

/** Strong, so each encoding has its own (RFC 9110, 8.8.3.3). */
function etagOf({ digest, isHasty }: EncodedPage, encoding: Encoding): string {
  return `"${digest}-${isHasty ? "hasty-" : ""}${encoding}"`;
}

/** Weak comparison, as If-None-Match asks for. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header
    .split(",")
    .some((candidate) => candidate.trim().replace(/^W\//, "") === etag || candidate.trim() === "*");
}
