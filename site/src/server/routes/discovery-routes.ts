import { type Context, Hono } from "hono";
import { ContentError } from "../../content/errors.ts";
import { FEED_PATH } from "../../content/routes.ts";
import { projectFeed } from "../../discovery/feed.ts";
import { SITEMAP_PATH, sitemap, sitemapOfPages, sitemapPart } from "../../discovery/sitemap.ts";
import type { LoadContext } from "../../pages/load-context.ts";
import { RETRY_AFTER_S } from "../cache/content-proxy/content-unavailable.ts";
import { respondWithPage } from "../cache/encoded-page.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Dependencies } from "./dependencies.ts";
import { loadContextOf } from "./page-responses.ts";
import { preconditions } from "./respond.ts";

const XML = "application/xml; charset=utf-8";
const ATOM = "application/atom+xml; charset=utf-8";

/** Paths for editors, or resources of the pages themselves. */
const CLOSED_PATHS = ["/admin", "/api", "/graphql", "/phpmail", "/vorschau"];

type Make = (loadContext: LoadContext) => Promise<string | null>;

/** For search engines and feed readers: robots.txt, sitemaps, and an Atom feed of the projects. */
export function discoveryRoutes(dependencies: Dependencies): Hono<SiteEnv> {
  const { publicUrl } = dependencies.frame;
  const answer = (type: string, make: Make) => (context: Context<SiteEnv>, next: () => Promise<void>) =>
    answerWithText(context, next, dependencies, type, make);

  return new Hono<SiteEnv>()
    .get("/robots.txt", (context) => context.text(robots(publicUrl), 200, { "cache-control": CACHE_POLICY.hour }))
    .get(
      SITEMAP_PATH,
      answer(XML, (loadContext) => sitemap({ loadContext, publicUrl })),
    )
    .get(
      "/sitemap-seiten.xml",
      answer(XML, (loadContext) => sitemapOfPages({ loadContext, publicUrl })),
    )
    .get("/:file{sitemap-projekte-[1-9][0-9]{0,5}\\.xml}", (context, next) => {
      const part = Number(/\d+/.exec(context.req.param("file"))?.[0]);
      return answer(XML, (loadContext) => sitemapPart({ loadContext, publicUrl }, part))(context, next);
    })
    .get(
      FEED_PATH,
      answer(ATOM, (loadContext) => projectFeed(loadContext, publicUrl)),
    );
}

function robots(publicUrl: string): string {
  const closed = CLOSED_PATHS.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${closed.join("")}\nSitemap: ${publicUrl}${SITEMAP_PATH}\n`;
}

/** Cached like a page: from memory until a publication, and the last good one while content is down. */
async function answerWithText(
  context: Context<SiteEnv>,
  next: () => Promise<void>,
  dependencies: Dependencies,
  type: string,
  make: Make,
): Promise<Response | undefined> {
  const { path } = context.req;
  try {
    const page = await dependencies.caches.texts.get(`text${path}`, async () => {
      const html = await make(loadContextOf(dependencies, context.get("requestId")));
      return html === null ? null : { path, html };
    });
    if (page) return respondWithPage(page, preconditions(context), { type });
    await next();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return context.text("Gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Sekunden noch einmal.", 503, {
      "retry-after": String(RETRY_AFTER_S),
      "cache-control": CACHE_POLICY.private,
    });
  }
}
