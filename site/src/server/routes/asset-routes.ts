import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { Hono } from "hono";
import type { SiteEnv } from "../http/site-env.ts";
import { chooseEncoding, ENCODINGS, type Encoding } from "../page-cache/content-encoding.ts";

/** A built file in memory, with the compressed forms that the build has put beside it. */
type AssetFile = {
  type: string;
  etag: string;
  immutable: boolean;
  body: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> };
};

/** Built files by the path they are served at. What is not in here does not exist, so no path can lead outside. */
export type AssetFiles = ReadonlyMap<string, AssetFile>;

/** Extensions of the compressed forms. */
export const COMPRESSED_EXTENSIONS = { br: ".br", gzip: ".gz" } as const;

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The hash in its name changes with its content: it may be kept for a year, which is as long as one may say. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Files whose names stay, such as the favicon. */
const ONE_HOUR = "public, max-age=3600";

/** Reads every file of the client build into memory: a few megabytes, most of them fonts. */
export function readAssetFiles(directory: string): AssetFiles {
  const files = new Map<string, AssetFile>();
  const compressed: string[] = Object.values(COMPRESSED_EXTENSIONS);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join("/")}`;
    if (!entry.isFile() || path.startsWith("/.") || compressed.includes(extname(path))) continue;
    files.set(path, readAssetFile(file, path));
  }
  return files;
}

/** Serves the built files. */
export function assetRoutes(files: AssetFiles): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const [path, file] of files) {
    routes.get(path, (context) => {
      const offered = ENCODINGS.filter((encoding) => file.body[encoding]);
      const encoding = chooseEncoding(context.req.header("accept-encoding"), offered);
      const body = file.body[encoding] ?? file.body.identity;
      const headers = {
        "cache-control": file.immutable ? IMMUTABLE : ONE_HOUR,
        etag: `"${file.etag}-${encoding}"`,
        vary: "Accept-Encoding",
      };
      if (context.req.header("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
      return new Response(body, {
        headers: {
          ...headers,
          "content-type": file.type,
          "content-length": String(body.byteLength),
          ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
        },
      });
    });
  }
  return routes;
}

function readAssetFile(file: string, path: string): AssetFile {
  const read = (name: string) => new Uint8Array(readFileSync(name));
  const [br, gzip] = [COMPRESSED_EXTENSIONS.br, COMPRESSED_EXTENSIONS.gzip].map((extension) =>
    existsSync(file + extension) ? read(file + extension) : undefined,
  );
  return assetFile(path, { identity: read(file), ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) });
}

/** A file that the server has made itself. */
export function textFile(path: string, text: string): AssetFile {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return assetFile(path, {
    identity: new Uint8Array(Buffer.from(text)),
    br: new Uint8Array(brotliCompressSync(text, { params })),
    gzip: new Uint8Array(gzipSync(text, { level: constants.Z_BEST_COMPRESSION })),
  });
}

function assetFile(path: string, body: AssetFile["body"]): AssetFile {
  return {
    type: TYPES[extname(path)] ?? "application/octet-stream",
    etag: createHash("sha256").update(body.identity).digest("base64url").slice(0, 22),
    immutable: path.startsWith("/assets/"),
    body,
  };
}
