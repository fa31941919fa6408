import type { Context } from "hono";
import type { Site } from "../../content/domain.ts";
import { ContentError } from "../../content/errors.ts";
import type { Initial } from "../../content/initial.ts";
import { START } from "../../content/reshape/navigation.ts";
import { ALL_PROJECTS } from "../../content/routes.ts";
import type { Identity } from "../../layout/Document.tsx";
import type { ShownError } from "../../pages/error/ErrorPage.tsx";
import type { ErrorStatus } from "../../pages/error/head.ts";
import { LANDING_PAGE } from "../../pages/landing/page.ts";
import type { LoadContext } from "../../pages/load-context.ts";
import type { LoadedPage, PageDefinition } from "../../pages/page-definition.tsx";
import { renderErrorPage, renderPage } from "../../pages/render-page.tsx";
import { renderShell } from "../../shell/render-shell.tsx";
import { cardOf, cardPath } from "../../social-card/card-content.ts";
import { overloadedPage, RETRY_AFTER_S } from "../cache/content-proxy/content-unavailable.ts";
import type { RenderedPage } from "../cache/disk-cache.ts";
import { type EncodedPage, encodePage } from "../cache/encoded-page.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import { Overloaded } from "../http/concurrency-limiter.ts";
import { redirect } from "../http/redirect.ts";
import { pause } from "../http/schedule.ts";
import type { SiteEnv } from "../http/site-env.ts";
import { respondCounted } from "./counted-page.ts";
import type { Dependencies } from "./dependencies.ts";
import { redirectFromOld } from "./redirect-from-old.ts";
import { respond } from "./respond.ts";

/** Sent if even the error page can't be rendered. */
const LAST_RESORT =
  '<!DOCTYPE html><html lang="de"><meta charset="utf-8"><title>Fehler</title><p>Da ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.</p></html>';

/** The rendered page, fresh or cached; null if there is none. Throws if neither is available. */
export function takePage(
  dependencies: Dependencies,
  definition: PageDefinition,
  requestId: string,
): Promise<EncodedPage | null> {
  return dependencies.caches.pages.get(definition.key, () => renderLoadedPage(dependencies, definition, requestId));
}

/** Maximum wait for an uncached landing page before the preloader is shown (spec §2). */
const PRELOADER_AFTER_MS = 1000;

/** Other uncached pages may take this many times as long, since they have no preloader. */
const PATIENCE_WITH_OTHERS = 4;

/** Resolves like {@link takePage}, or with "late" for a slow uncached page, which continues to render. */
async function takePageInTime(
  dependencies: Dependencies,
  definition: PageDefinition,
  requestId: string,
): Promise<EncodedPage | null | "late"> {
  const isCached = await dependencies.caches.pages.has(definition.key);
  const page = takePage(dependencies, definition, requestId);
  if (isCached) return page;
  const limitMs = PRELOADER_AFTER_MS * (definition === LANDING_PAGE ? 1 : PATIENCE_WITH_OTHERS);
  return Promise.race([page, pause(dependencies.schedule, limitMs).then(() => "late" as const)]);
}

/**
 * Responds with the page, a redirect to its canonical address, or an error page.
 * @param list the list that the page belongs to: beyond its end, the error page links back to it
 */
export async function answerWithPage(
  context: Context<SiteEnv>,
  dependencies: Dependencies,
  definition: PageDefinition,
  list: PageDefinition | null = null,
): Promise<Response> {
  try {
    const page = await takePageInTime(dependencies, definition, context.get("requestId"));
    if (page === "late") return await answerWithoutContent(context, dependencies, definition);
    if (!page) {
      const back = list && (await takePage(dependencies, list, context.get("requestId")));
      return await answerWithoutPage(context, dependencies, back?.path ?? null);
    }
    // Only paths are compared: unknown parameters (campaigns) are ignored, and page numbers belong to the address.
    const path = page.path.replace(/\?.*/s, "");
    if (path !== context.req.path)
      return (
        (await redirectFromOld(context, dependencies)) ?? redirect(context, path + new URL(context.req.url).search)
      );
    return respondCounted(context, dependencies, definition, page);
  } catch (error) {
    if (error instanceof Overloaded) return overloadedPage();
    if (!(error instanceof ContentError)) return answerWithError(context, dependencies, 500);
    return answerWithoutContent(context, dependencies, definition);
  }
}

/** The landing page is the preloader, other pages show an error. */
function answerWithoutContent(
  context: Context<SiteEnv>,
  dependencies: Dependencies,
  definition: PageDefinition,
): Promise<Response> {
  return definition === LANDING_PAGE
    ? answerWithShell(context, dependencies)
    : answerWithError(context, dependencies, 503);
}

/** Redirects from a former website's address, or responds with an error page. */
export async function answerWithoutPage(
  context: Context<SiteEnv>,
  dependencies: Dependencies,
  listPath: string | null = null,
): Promise<Response> {
  return (await redirectFromOld(context, dependencies)) ?? answerWithError(context, dependencies, 404, listPath);
}

/** Responds with an error page, in the site's frame if available. */
export async function answerWithError(
  context: Context<SiteEnv>,
  dependencies: Dependencies,
  status: ErrorStatus,
  listPath: string | null = null,
): Promise<Response> {
  if (status === 404) {
    const { method, path } = context.req;
    dependencies.views?.countMissed(method, path, (name) => context.req.header(name));
  }
  const headers = {
    "cache-control": CACHE_POLICY.private,
    ...(status === 503 ? { "retry-after": String(RETRY_AFTER_S) } : {}),
  };
  // A posted form must not be resubmitted automatically.
  const comesBack = status === 503 && context.req.method !== "POST";
  const page = await errorPage(dependencies, { status, listPath, comesBack }, context.get("requestId"));
  return respond(context, page, { status, headers });
}

async function answerWithShell(context: Context<SiteEnv>, dependencies: Dependencies): Promise<Response> {
  const known = dependencies.caches.initial.lastGood?.site.settings ?? null;
  const page = await encodePage(context.req.path, renderShell(dependencies.shell, known, dependencies.frame));
  const headers = { "cache-control": CACHE_POLICY.private, "retry-after": String(RETRY_AFTER_S) };
  return respond(context, page, { status: 503, headers });
}

/** Renders a page with current content; null if there is none. */
export async function renderLoadedPage(
  dependencies: Dependencies,
  definition: PageDefinition,
  requestId: string,
): Promise<RenderedPage | null> {
  const { shown, identity } = await loadPage(dependencies, definition, requestId);
  if (!shown) return null;
  const card = cardOf(shown.head, identity);
  const path = card && cardPath(definition.key, card);
  return { path: shown.path, html: renderPage(shown.page, shown.head, identity, dependencies.frame, path) };
}

export function loadContextOf(dependencies: Dependencies, requestId: string): LoadContext {
  const { client, reshape, caches, shell, frame, logRetentionDays } = dependencies;
  return {
    client,
    reshape,
    givenSettings: shell.settings,
    initial: () => caches.initial.get(),
    siteInTime: async () => (await siteInTime(dependencies)) ?? (await caches.initial.get()).site,
    logRetentionDays,
    encrypted: frame.publicUrl.startsWith("https:"),
    requestId,
  };
}

/** A page before rendering and its owner; null if there is none. */
export async function loadPage(
  dependencies: Dependencies,
  definition: PageDefinition,
  requestId: string,
): Promise<{ shown: LoadedPage | null; identity: Identity | null }> {
  const shown = await definition.load(loadContextOf(dependencies, requestId));
  return { shown, identity: dependencies.caches.initial.lastGood?.site.settings ?? null };
}

async function errorPage(
  dependencies: Dependencies,
  error: Pick<ShownError, "status" | "listPath" | "comesBack">,
  requestId: string,
): Promise<EncodedPage> {
  const { errors } = dependencies.caches;
  const site = await siteForError(dependencies, error.status);
  const settings = site?.settings ?? dependencies.shell.settings;
  const html = () => errorHtml(dependencies, { ...error, site, settings }, requestId);
  const key = `${error.status} ${error.listPath} ${error.comesBack}`;
  const kept = site && (await errors.get(key, async () => ({ path: "", html: html() })));
  return kept ?? encodePage("", html());
}

/** Without the navigation an error page would be a dead end. */
async function siteForError(dependencies: Dependencies, status: ErrorStatus): Promise<Site | null> {
  return status === 404 ? siteInTime(dependencies) : (dependencies.caches.initial.lastGood?.site ?? null);
}

/** Content shared by all pages, current or the last known. */
export async function initialInTime({ caches, schedule }: Dependencies): Promise<Initial | null> {
  const { initial } = caches;
  const late = pause(schedule, PRELOADER_AFTER_MS).then(() => null);
  return (await Promise.race([initial.get().catch(() => null), late])) ?? initial.lastGood;
}

/** Data shared by all pages, current or the last known; settings from a file are always available. */
export async function siteInTime(dependencies: Dependencies): Promise<Site | null> {
  const { shell } = dependencies;
  const known = (await initialInTime(dependencies))?.site ?? null;
  if (!shell.settings) return known;
  return {
    navigation: known?.navigation ?? [START],
    footerPages: known?.footerPages ?? [ALL_PROJECTS],
    newestWorkYear: known?.newestWorkYear ?? null,
    settings: shell.settings,
  };
}

function errorHtml(dependencies: Dependencies, error: ShownError, requestId: string): string {
  try {
    return renderErrorPage(error, dependencies.frame);
  } catch (cause) {
    dependencies.log.error({ requestId, err: cause }, "error page could not be rendered");
    return LAST_RESORT;
  }
}
