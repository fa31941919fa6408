import { randomUUID } from "node:crypto";
import { CONTACT_MAX_BYTES, OUTCOME_UNKNOWN } from "@schaufenster/contract/contact";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ContactPage } from "../../pages/contact/ContactPage.tsx";
import { contactHead } from "../../pages/contact/page.ts";
import { SENT_PATH } from "../../pages/contact/sent-path.ts";
import type { Values } from "../../pages/landing/contact/draft.ts";
import { FIELDS, FORM_KEY_FIELD } from "../../pages/landing/contact/fields.ts";
import { outcomeUnknown } from "../../pages/landing/contact/outcome-unknown.ts";
import { renderPage } from "../../pages/render-page.tsx";
import { encodePage } from "../cache/encoded-page.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import type { Settings } from "../http/settings/settings.ts";
import type { SiteEnv } from "../http/site-env.ts";
import { visitorNetwork } from "../http/visitor-address.ts";
import type { Dependencies } from "./dependencies.ts";
import { handOnMessage, type Refusal, refusalOf } from "./hand-on-message.ts";
import { answerWithError, siteInTime } from "./page-responses.ts";
import { respond } from "./respond.ts";

const TOO_LONG =
  "Ihre Nachricht ist zu lang und wurde nicht gesendet. Mit „Zurück“ im Browser kommen Sie wieder zu ihr, um sie zu kürzen.";

const FOREIGN = "Diese Nachricht kam nicht von unserer Seite. Bitte senden Sie sie von hier aus noch einmal.";

/**
 * Receives the contact form from a browser without script, forwards it to the content system as the JSON of spec §7,
 * and responds with a page: 303 to the confirmation, or the form again with its values.
 */
export function postedForms(settings: Settings, dependencies: Dependencies): MiddlewareHandler<SiteEnv> {
  const limit = bodyLimit({
    maxSize: CONTACT_MAX_BYTES,
    onError: (context: Context<SiteEnv>) => showAgain(context, dependencies, { status: 413, message: TOO_LONG }, {}),
  });
  return async (context, next) => {
    const type = context.req.header("content-type") ?? "";
    if (!type.startsWith("application/x-www-form-urlencoded")) return next();
    return limit(context, async () => {
      context.res = await answerForm(context, settings, dependencies);
    });
  };
}

async function answerForm(
  context: Context<SiteEnv>,
  settings: Settings,
  dependencies: Dependencies,
): Promise<Response> {
  const form = await context.req.parseBody();
  const text = (name: string) => (typeof form[name] === "string" ? form[name] : "");
  const values = Object.fromEntries(FIELDS.map(({ name }) => [name, text(name)])) as Values;
  if (!isOwnForm(context, settings)) return showAgain(context, dependencies, { status: 403, message: FOREIGN }, values);

  const { email: from, ...others } = values;
  const message = { to: text("to"), from, ...others, homepage: text("homepage") };
  const earlierKey = text(FORM_KEY_FIELD);
  const key = earlierKey || randomUUID();
  const network = visitorNetwork(context.env.incoming, settings.trustedProxies);
  const refused = await dependencies.limiters.contact
    .run(network, () => handOnMessage(message, key, context, settings))
    .catch(refusalOf);
  if (refused) {
    // A temporary refusal says nothing about the previous attempt.
    const isUnknown = refused.status === OUTCOME_UNKNOWN || (earlierKey !== "" && Boolean(refused.retryAfterS));
    const shown = isUnknown ? { ...refused, status: OUTCOME_UNKNOWN, formKey: key } : refused;
    return showAgain(context, dependencies, shown, values);
  }
  context.header("cache-control", CACHE_POLICY.private);
  return context.redirect(SENT_PATH, 303);
}

/** Posted from a page of this site (Fetch Metadata, or Origin if a browser doesn't send it). */
function isOwnForm({ req }: Context<SiteEnv>, { publicUrl }: Settings): boolean {
  const site = req.header("sec-fetch-site");
  if (site !== undefined) return site === "same-origin";
  const origin = req.header("origin");
  return origin === publicUrl || origin === new URL(req.url).origin;
}

async function showAgain(
  context: Context<SiteEnv>,
  dependencies: Dependencies,
  { status, message, retryAfterS, formKey = null }: Refusal & { formKey?: string | null },
  values: Partial<Values>,
): Promise<Response> {
  // Framed by the last known settings: the visitor has already waited.
  const site = dependencies.caches.initial.lastGood?.site ?? (await siteInTime(dependencies));
  if (!site) return answerWithError(context, dependencies, 503);
  const filled = { values, formKey, message: formKey ? outcomeUnknown(site.settings) : message };
  const html = renderPage(
    <ContactPage site={site} filled={filled} />,
    contactHead({ site, filled }),
    site.settings,
    dependencies.frame,
  );
  const encoded = await encodePage(context.req.path, html);
  const asked = { acceptEncoding: context.req.header("accept-encoding"), ifNoneMatch: undefined };
  const retry: Record<string, string> = retryAfterS ? { "retry-after": retryAfterS } : {};
  return respond(context, encoded, { status, headers: { "cache-control": CACHE_POLICY.private, ...retry } }, asked);
}
