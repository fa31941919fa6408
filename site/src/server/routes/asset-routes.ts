import { existsSync, readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { type Handler, Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import { FILE_SECURITY_HEADERS } from "../http/security-headers.ts";
import { sendFile } from "../http/send-file.ts";
import type { SiteEnv } from "../http/site-env.ts";
import { chooseEncoding, ENCODINGS, type Encoding } from "../page-cache/content-encoding.ts";
import { encodePage, respondWithPage } from "../page-cache/encoded-page.ts";

/** Where a built file lies with the encodings that the build has put beside it, or a text that the server holds itself. */
type AssetFile = { file: string; encodings: Encoding[] } | { text: string };

/** Built files by the path they are served at. No other path is answered, so none can lead outside. */
export type AssetFiles = ReadonlyMap<string, AssetFile>;

/** What the build appends to the name of an encoded file. */
export const ENCODING_EXTENSIONS: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** Lists the files of the client build. */
export function readAssetFiles(directory: string): AssetFiles {
  const files = new Map<string, AssetFile>();
  const { br, gzip } = ENCODING_EXTENSIONS;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join("/")}`;
    if (!entry.isFile() || path.startsWith("/.") || [br, gzip].includes(extname(path))) continue;
    const encodings = ENCODINGS.filter((encoding) => existsSync(file + ENCODING_EXTENSIONS[encoding]));
    files.set(path, { file, encodings });
  }
  return files;
}

/** Serves the built files. Below /assets/ each name holds a hash of the content. */
export function assetRoutes(files: AssetFiles): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const [path, asset] of files) {
    const policy = path.startsWith("/assets/") ? CACHE_POLICY.immutable : CACHE_POLICY.hour;
    if ("text" in asset) routes.get(path, answerText(path, asset.text, policy));
    else routes.get(path, answerFile(asset, policy));
  }
  return routes;
}

function answerFile({ file, encodings }: { file: string; encodings: Encoding[] }, policy: string): Handler<SiteEnv> {
  return async (context, next) => {
    const encoding = chooseEncoding(context.req.header("accept-encoding"), encodings);
    const headers = {
      ...FILE_SECURITY_HEADERS,
      "cache-control": policy,
      vary: "Accept-Encoding",
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    };
    return (await sendFile(context, { path: file + ENCODING_EXTENSIONS[encoding], name: file, headers })) ?? next();
  };
}

function answerText(path: string, text: string, policy: string): Handler<SiteEnv> {
  const encoded = encodePage(path, text);
  const type = getMimeType(path) ?? "text/plain";
  return async ({ req }) => {
    const request = { acceptEncoding: req.header("accept-encoding"), ifNoneMatch: req.header("if-none-match") };
    return respondWithPage(await encoded, request, { type, headers: { "cache-control": policy } });
  };
}
