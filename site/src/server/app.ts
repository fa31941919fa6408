import { Hono } from "hono";
import { LANDING_VIEW } from "../pages/views.tsx";
import { forwarding } from "./content-proxy/content-proxy.ts";
import { overloadedPage } from "./content-proxy/content-unavailable.ts";
import { uploads } from "./content-proxy/uploads.ts";
import { Overloaded } from "./http/concurrency-limiter.ts";
import { knownMethodsOnly, methodNotAllowed, redirectTrailingSlash } from "./http/methods.ts";
import { plainPathsOnly } from "./http/request-target.ts";
import { securityHeaders, strictTransport } from "./http/security-headers.ts";
import type { SiteEnv } from "./http/site-env.ts";
import { requestLog } from "./logging/log.ts";
import { assetRoutes } from "./routes/asset-routes.ts";
import { consentDialogRoutes } from "./routes/consent-dialog-route.tsx";
import { postedForms } from "./routes/contact-form-route.tsx";
import { discoveryRoutes } from "./routes/discovery-routes.ts";
import { healthRoutes } from "./routes/health-routes.ts";
import { answerWithError, takePage } from "./routes/page-responses.ts";
import { pageRoutes } from "./routes/page-routes.ts";
import { previewRoutes } from "./routes/preview-route.ts";
import { publishWebhookRoute } from "./routes/publish-webhook.ts";
import { socialCardRoutes } from "./routes/social-card-route.ts";
import { analyticsOf, type Parts } from "./services.ts";
import type { Settings } from "./settings/settings.ts";

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
    publishWebhookRoute(settings.webhookSecret, () => refresh(parts)),
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
