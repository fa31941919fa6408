import {
  NAVIGATION_PATH,
  PREVIEW_HEADER,
  PREVIEW_PARAMETER,
  PREVIEW_PATH,
  type Preview,
  parsePreviewToken,
  previewText,
  type ShownLink,
} from "@schaufenster/contract/preview";
import { isSigned } from "@schaufenster/contract/signature";
import { Hono } from "hono";
import { type ContentClient, createContentClient } from "../../content/client.ts";
import { ContentError } from "../../content/errors.ts";
import { allPages, type Initial, loadInitial } from "../../content/initial.ts";
import { LANDING_PAGE } from "../../pages/landing/page.ts";
import { ownPage } from "../../pages/own/page.ts";
import type { PageDefinition } from "../../pages/page-definition.tsx";
import { pageOfLink } from "../../pages/page-of-key.ts";
import { projectPage } from "../../pages/project/page.ts";
import { renderPage } from "../../pages/render-page.tsx";
import { encodePage } from "../cache/encoded-page.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import type { Settings } from "../http/settings/settings.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Dependencies } from "./dependencies.ts";
import { answerWithError } from "./page-responses.ts";
import { preconditions, respond } from "./respond.ts";

const PAGES: Record<Preview["collection"], (id: string, initial: Initial) => PageDefinition> = {
  services: () => LANDING_PAGE,
  references: () => LANDING_PAGE,
  menuitems: () => LANDING_PAGE,
  projects: projectPage,
  pages: (id, initial) => {
    const link = allPages(initial).find((page) => page.id === id);
    return link ? pageOfLink(link) : ownPage(id);
  },
  appearance: () => LANDING_PAGE,
};

/**
 * Renders a page with one entry's draft, for the admin's live preview: only with a token signed by the content system,
 * framed only by the site itself, never cached, never indexed.
 */
export function previewRoutes(
  { contentUrl, webhookSecret }: Pick<Settings, "contentUrl" | "webhookSecret">,
  dependencies: Dependencies,
): Hono<SiteEnv> {
  const headers = {
    "cache-control": CACHE_POLICY.private,
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  };

  return new Hono<SiteEnv>().on("GET", [PREVIEW_PATH, NAVIGATION_PATH], async (context) => {
    const token = context.req.query(PREVIEW_PARAMETER) ?? "";
    const preview = parsePreviewToken(token);
    if (!preview || !webhookSecret || !isSigned(previewText(preview), preview.signature, webhookSecret))
      return answerWithError(context, dependencies, 404);
    // The signature is valid, so an editor shared this address; the entry may be in the trash by now.
    const expired = () => answerWithError(context, dependencies, 410);
    if (preview.expires < dependencies.schedule.wallClock().getTime()) return expired();

    try {
      const client = createContentClient({ baseUrl: contentUrl, headers: { [PREVIEW_HEADER]: token } });
      const initial = await load(client, preview, context.get("requestId"));
      if (context.req.path === NAVIGATION_PATH)
        return context.json(initial.site.navigation satisfies ShownLink[], 200, headers);
      const html = await render(client, preview, initial, context.get("requestId"));
      if (html === null) return expired();
      context.set("framedBy", "'self'");
      const page = await encodePage(context.req.path, html);
      const { acceptEncoding } = preconditions(context);
      return respond(context, page, { headers }, { acceptEncoding, ifNoneMatch: undefined });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return answerWithError(context, dependencies, 503);
    }
  });

  /** Leaves analytics out: an editor isn't a visitor. */
  async function load(client: ContentClient, { collection, id }: Preview, requestId: string): Promise<Initial> {
    const { reshape, shell } = dependencies;
    const { site, ...others } = await loadInitial(client, reshape, { settings: shell.settings, requestId });
    const isEdited = (entry: ShownLink) => collection === "menuitems" && entry.id === `menuitem-${id}`;
    const navigation = site.navigation.map((entry) => ({ ...entry, isEdited: isEdited(entry) }));
    return { site: { ...site, navigation, settings: { ...site.settings, analytics: null } }, ...others };
  }

  async function render(client: ContentClient, preview: Preview, initial: Initial, requestId: string) {
    const { reshape } = dependencies;
    dependencies.marks.remember(initial.site.settings.appearance?.mark ?? null);
    const definition = PAGES[preview.collection](preview.id, initial);
    const shown = await definition.load({
      client,
      reshape,
      givenSettings: null,
      initial: async () => initial,
      siteInTime: async () => initial.site,
      logRetentionDays: dependencies.logRetentionDays,
      encrypted: dependencies.frame.publicUrl.startsWith("https:"),
      requestId,
    });
    if (!shown) return null;
    const { assets } = dependencies.frame;
    return renderPage(
      shown.page,
      { ...shown.head, title: `Vorschau: ${shown.head.title}`, canonicalPath: null },
      initial.site.settings,
      { ...dependencies.frame, assets: { ...assets, before: [...assets.before, assets.previewScript] } },
    );
  }
}
