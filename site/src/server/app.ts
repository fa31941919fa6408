import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { ContentError } from "../content/errors.ts";
import { contentProxy } from "./cache/content-proxy/content-proxy.ts";
import { overloadedPage } from "./cache/content-proxy/content-unavailable.ts";
import { uploads } from "./cache/content-proxy/uploads.ts";
import { nginxAsksEachSecond } from "./http/cache-policy.ts";
import { Overloaded } from "./http/concurrency-limiter.ts";
import { keptAssetsFolder } from "./http/kept-assets.ts";
import { refuseMethod, rejectUnknownMethods } from "./http/methods.ts";
import { redirectTrailingSlash } from "./http/redirect.ts";
import { answeredRequests, requestIds } from "./http/request-id.ts";
import { rejectMalformedRequests } from "./http/request-target.ts";
import { securityHeaders, strictTransport } from "./http/security-headers.ts";
import type { Settings } from "./http/settings/settings.ts";
import type { SiteEnv } from "./http/site-env.ts";
import { assetRoutes } from "./routes/asset-routes.ts";
import { brandRoutes } from "./routes/brand-routes.ts";
import { consentDialogRoutes } from "./routes/consent-dialog-route.tsx";
import { postedForms } from "./routes/contact-form-route.tsx";
import { analyticsOf, type Dependencies } from "./routes/dependencies.ts";
import { discoveryRoutes } from "./routes/discovery-routes.ts";
import { healthRoutes } from "./routes/health-routes.ts";
import { metricsRoute } from "./routes/metrics-route.ts";
import { oldAddressesFirst } from "./routes/old-addresses-first.ts";
import { answerWithError } from "./routes/page-responses.ts";
import { answerWithOwnPage, pageRoutes } from "./routes/page-routes.ts";
import { previewRoutes } from "./routes/preview-route.ts";
import { createPublications, type Publications } from "./routes/publications.ts";
import { publishWebhookRoute } from "./routes/receive-publication.ts";
import { redirectFromOld } from "./routes/redirect-from-old.ts";
import { socialCardRoutes } from "./routes/social-card-route.ts";
import { redirectMistyped } from "./routes/typed-addresses.ts";
import { viewRoutes } from "./routes/view-route.ts";

/** Builds the site's server: middleware and routes in request order. */
export function createApp(
  settings: Settings,
  dependencies: Dependencies,
  { published }: Publications = createPublications(settings, dependencies),
): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();

  app.use(requestIds(settings.trustedProxies), answeredRequests(dependencies.metrics.countRequest));
  app.use(strictTransport(settings), nginxAsksEachSecond(dependencies.schedule));
  if (!dependencies.development) app.use(securityHeaders(settings, () => analyticsOf(dependencies)));
  app.use(rejectMalformedRequests());
  app.use(rejectUnknownMethods());
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  app.use(uploads(dependencies.uploadCache, settings.isForeign));
  const handingOn = dependencies.takesMessages ? settings : { ...settings, contactUrl: null };
  app.post(CONTACT_PATH, postedForms(handingOn, dependencies));
  app.use(contentProxy(handingOn, dependencies));
  app.use(oldAddressesFirst(dependencies));
  app.use(redirectTrailingSlash());

  app.route("/", healthRoutes(dependencies, settings));
  app.route("/", metricsRoute(dependencies, settings));
  app.route("/", brandRoutes(dependencies));
  app.route("/", assetRoutes(dependencies.files, keptAssetsFolder(settings)));
  app.route("/", publishWebhookRoute(settings.webhookSecret, published, dependencies.schedule));
  app.route("/", discoveryRoutes(dependencies));
  app.route("/", socialCardRoutes(dependencies));
  app.route("/", previewRoutes(settings, dependencies));
  app.route("/", consentDialogRoutes(dependencies));
  app.route("/", viewRoutes(dependencies));
  app.route("/", pageRoutes(dependencies));

  app.notFound(
    async (context) =>
      (await answerWithOwnPage(context, dependencies)) ??
      (await redirectFromOld(context, dependencies)) ??
      redirectMistyped(context) ??
      answerWithError(context, dependencies, 404),
  );
  app.onError((error, context) => {
    if (error instanceof Overloaded) return overloadedPage();
    if (error instanceof ContentError) return answerWithError(context, dependencies, 503);
    dependencies.log.error({ requestId: context.get("requestId"), err: error }, "request failed");
    return answerWithError(context, dependencies, 500);
  });
  return app;
}
