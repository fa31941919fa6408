import { Hono } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import { ConsentDialog, type ConsentService } from "../../layout/consent/ConsentDialog.tsx";
import { CONSENT_LANGUAGES, CONSENT_PATH, SERVICE_PARAMETER } from "../../layout/consent/fragment.ts";
import { encodePage, respondWithPage } from "../cache/encoded-page.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Dependencies } from "./dependencies.ts";
import { preconditions } from "./respond.ts";

const SERVICES: readonly ConsentService[] = ["off", "google", "matomo"];

/**
 * The consent dialog as HTML, by language and analytics service. It needs no content, so it works while the content
 * system is down; pages don't include it, since most visitors have already chosen.
 */
export function consentDialogRoutes({ caches }: Pick<Dependencies, "caches">): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const language of CONSENT_LANGUAGES) {
    const path = `${CONSENT_PATH}/${language}`;
    routes.get(path, async (context) => {
      const { appearance, analytics } = caches.initial.lastGood?.site.settings ?? {};
      const host = analytics?.provider === "matomo" ? new URL(analytics.url).host : "Matomo";
      const mark = appearance?.mark ?? null;
      const asked = context.req.query(SERVICE_PARAMETER);
      const service = SERVICES.find((each) => each === asked) ?? "off";
      const html = renderToStaticMarkup(
        <ConsentDialog language={language} service={service} host={host} mark={mark} />,
      );
      const headers = { "x-robots-tag": "noindex" };
      return respondWithPage(await encodePage(path, html), preconditions(context), { headers });
    });
  }
  return routes;
}
