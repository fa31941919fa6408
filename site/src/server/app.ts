import { Hono } from "hono";
import { LANDING_VIEW } from "../pages/views.tsx";
import { assetRoutes } from "./assets.ts";
import { consentDialogRoutes } from "./consent-dialog.tsx";
import { overloadedPage } from "./content-down.ts";
import { discoveryRoutes } from "./discovery-routes.ts";
import type { SiteEnv } from "./environment.ts";
import { forwarding } from "./forwarding.ts";
import { Overloaded } from "./gate.ts";
import { healthRoutes } from "./health.ts";
import { requestLog } from "./log.ts";
import { knownMethodsOnly, methodNotAllowed, redirectTrailingSlash } from "./methods.ts";
import { noticeRoutes } from "./notice.ts";
import { answerWithError, takePage } from "./page-answers.ts";
import { pageRoutes } from "./page-routes.ts";
import { analyticsOf, type Parts } from "./parts.ts";
import { postedForms } from "./posted-forms.tsx";
import { previewRoutes } from "./preview-routes.ts";
import { plainPathsOnly } from "./raw-path.ts";
import { securityHeaders, strictTransport } from "./security-headers.ts";
import type { Settings } from "./settings.ts";
import { socialCardRoutes } from "./social-card-routes.ts";
import { uploads } from "./uploads.ts";

/** The site's server: everything a request can meet, in the order it meets it. */
export function createApp(settings: Settings, parts: Parts): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();

  app.use(requestLog(parts.note, settings.trustProxy));
  app.use(strictTransport(settings));
  if (!parts.development) app.use(securityHeaders(settings, parts.frame.assets.styles, () => analyticsOf(parts)));
  app.use(plainPathsOnly());
  app.use(knownMethodsOnly());
  app.use(uploads(parts.uploadCopies));
  app.post("/phpmail/", postedForms(settings, parts));
  app.use(forwarding(settings, parts));
  app.use(redirectTrailingSlash());

  app.route("/", healthRoutes(parts));
  app.route("/", assetRoutes(parts.files));
  app.route(
    "/",
    noticeRoutes(settings.noticeSecret, () => refresh(parts)),
  );
  app.route("/", discoveryRoutes(parts));
  app.route("/", socialCardRoutes(parts));
  app.route("/", previewRoutes(settings, parts));
  app.route("/", consentDialogRoutes());
  app.route("/", pageRoutes(parts));

  app.notFound((context) => methodNotAllowed(app, context) ?? answerWithError(context, parts, 404));
  app.onError((error, context) => {
    if (error instanceof Overloaded) return overloadedPage();
    parts.log.error({ requestId: context.get("requestId"), err: error }, "request failed");
    return answerWithError(context, parts, 500);
  });
  return app;
}

/** Something was published: every page is stale, and the landing page, which most visitors see first, is rendered now. */
export function refresh(parts: Parts): void {
  parts.initial.expire();
  parts.cache.expireAll();
  parts.texts.expireAll();
  takePage(parts, LANDING_VIEW, "publish").catch(() => {
    // Logged where it happened; the next visitor's request tries again.
  });
}
