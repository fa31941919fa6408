import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { Appearance, Mark } from "../../content/domain.ts";
import type { Identity } from "../../layout/Document.tsx";
import { drawIcon, drawSvgIcon, icoOf } from "../../site-icons/draw-icon.ts";
import { brandVersion, coloursOf } from "../../styles/brand-sheet.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import { FILE_SECURITY_HEADERS, MARK_SECURITY_HEADERS } from "../http/security-headers.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Dependencies } from "./dependencies.ts";

type Draw = (appearance: Appearance) => Promise<Buffer | string>;

const ICO_PX = 48;

/** Pictures drawn from a brand, by path. The files in public/ show the default design. */
const ICONS: Record<string, { type: string; draw: Draw }> = {
  "/favicon.svg": { type: "image/svg+xml", draw: drawSvgIcon },
  "/favicon.ico": { type: "image/x-icon", draw: async (brand) => icoOf(await drawIcon(brand, ICO_PX), ICO_PX) },
  "/apple-touch-icon.png": { type: "image/png", draw: (brand) => drawIcon(brand, 180) },
  "/icon-192.png": { type: "image/png", draw: (brand) => drawIcon(brand, 192) },
  "/icon-512.png": { type: "image/png", draw: (brand) => drawIcon(brand, 512) },
};

const MARK_TYPES = { svg: "image/svg+xml", png: "image/png" } as const;

/** The agency's mark, and the icons and manifest derived from its brand. Without a brand the built files are served. */
export function brandRoutes({ caches, marks }: Pick<Dependencies, "caches" | "marks">): Hono<SiteEnv> {
  const drawn = new LRUCache<string, Promise<Buffer | string>>({ max: 2 * Object.keys(ICONS).length });
  const fresh = async () => (await caches.initial.get().catch(() => null))?.site.settings ?? null;
  // The last brand used for pages: an icon doesn't wait for an unresponsive content system.
  const identity = async () => caches.initial.lastGood?.site.settings ?? (await fresh());
  const routes = new Hono<SiteEnv>();

  routes.get("/marke/:file{[\\w-]{16}\\.(?:svg|png)}", async (context, next) => {
    const [id = "", type] = context.req.param("file").split(".");
    const isAsked = (mark: Mark | null | undefined) => mark?.id === id && mark.type === type;
    const mark =
      [(await identity())?.appearance?.mark, marks.find(id)].find(isAsked) ?? (await fresh())?.appearance?.mark;
    if (!mark || !isAsked(mark)) return next();
    const body = Buffer.from(mark.content, "base64");
    return answer(context, body, MARK_TYPES[mark.type], true, MARK_SECURITY_HEADERS);
  });
  for (const [path, { type, draw }] of Object.entries(ICONS)) {
    routes.get(path, async (context, next) => {
      const appearance = (await identity())?.appearance;
      if (!appearance) return next();
      const version = brandVersion(appearance);
      const icon = drawn.get(path + version) ?? draw(appearance);
      drawn.set(path + version, icon);
      icon.catch(() => drawn.delete(path + version));
      return answer(context, await icon, type, context.req.query("v") === version);
    });
  }
  routes.get("/manifest.webmanifest", async (context, next) => {
    const known = await identity();
    return known ? answer(context, manifestOf(known), "application/manifest+json", false) : next();
  });
  return routes;
}

/** @param isNamed the address contains a content version, so the response is immutable */
function answer(
  context: Context<SiteEnv>,
  body: Buffer | string,
  type: string,
  isNamed: boolean,
  headers: Record<string, string> = FILE_SECURITY_HEADERS,
): Response {
  return context.body(typeof body === "string" ? body : new Uint8Array(body), 200, {
    ...headers,
    "content-type": type,
    "cache-control": isNamed ? CACHE_POLICY.immutable : CACHE_POLICY.hour,
  });
}

/** The web app manifest (W3C). */
function manifestOf({ agencyName, appearance }: Identity): string {
  const version = appearance ? `?v=${brandVersion(appearance)}` : "";
  const paper = coloursOf(appearance).paper.toUpperCase();
  const manifest = {
    name: agencyName,
    short_name: agencyName,
    lang: "de",
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: `/favicon.svg${version}`, sizes: "any", type: "image/svg+xml" },
      { src: `/icon-192.png${version}`, sizes: "192x192", type: "image/png" },
      { src: `/icon-512.png${version}`, sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  };
  return JSON.stringify(manifest);
}
