import { randomUUID } from "node:crypto";
import { CONTACT_MAX_BYTES, CONTACT_PATH, type ContactError, IDEMPOTENCY_HEADER } from "@schaufenster/contract/contact";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/request-id";
import { XSRF_COOKIE, XSRF_HEADER } from "@schaufenster/contract/xsrf";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ContactPage } from "../../pages/contact/ContactPage.tsx";
import { contactHead } from "../../pages/contact/head.ts";
import { SENT_PATH } from "../../pages/contact/load.ts";
import type { Values } from "../../pages/landing/contact/draft.ts";
import { FIELDS } from "../../pages/landing/contact/fields.ts";
import { renderPage } from "../../pages/render.tsx";
import { CONTACT_RETRY_AFTER_S, NO_CONTACT_ENDPOINT, overloadedMessage } from "../content-proxy/content-unavailable.ts";
import { VISITOR_SILENCE_MS } from "../content-proxy/upstream-policy.ts";
import type { Dependencies } from "../dependencies.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import { Overloaded } from "../http/concurrency-limiter.ts";
import type { SiteEnv } from "../http/site-env.ts";
import { forwardedHeaders, visitorNetwork } from "../http/visitor-address.ts";
import { encodePage } from "../page-cache/encoded-page.ts";
import type { Settings } from "../settings/settings.ts";
import { answerWithError, siteInTime } from "./page-responses.ts";
import { respond } from "./respond.ts";

const UNREACHABLE =
  "Ihre Nachricht konnte gerade nicht gesendet werden. Bitte versuchen Sie es in ein paar Minuten noch einmal, oder rufen Sie uns an.";

const TOO_LONG =
  "Ihre Nachricht ist zu lang und wurde nicht gesendet. Mit „Zurück“ im Browser kommen Sie wieder zu ihr, um sie zu kürzen.";

const FOREIGN = "Diese Nachricht kam nicht von unserer Seite. Bitte senden Sie sie von hier aus noch einmal.";

/**
 * Takes the contact form as a browser without script posts it, hands it to the content system as the JSON of spec §7,
 * and answers with a page: 303 to the thanks, or the form again with everything that was in it.
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
  const network = visitorNetwork(context.env.incoming, settings.trustedProxies);
  const refused = await dependencies.limiters.contact
    .run(network, () => handOn(message, context, settings))
    .catch(refusalOf);
  if (refused) return showAgain(context, dependencies, refused, values);
  context.header("cache-control", CACHE_POLICY.private);
  return context.redirect(SENT_PATH, 303);
}

/** Posted from a page of this site (Fetch Metadata, or Origin where a browser does not send it). */
function isOwnForm({ req }: Context<SiteEnv>, { publicUrl }: Settings): boolean {
  const site = req.header("sec-fetch-site");
  if (site !== undefined) return site === "same-origin";
  const origin = req.header("origin");
  return origin === publicUrl || origin === new URL(req.url).origin;
}

/** Why a message was not taken: as the content system says it, or what says so in its place. */
type Refusal = { status: number; message: string; retryAfterS?: string | null };

/** Null when the message is stored. */
async function handOn(message: object, context: Context<SiteEnv>, settings: Settings): Promise<Refusal | null> {
  if (!settings.contactUrl) return { status: 503, message: NO_CONTACT_ENDPOINT };
  const token = randomUUID(); // both halves of the double submit: where the form came from is checked already
  try {
    const response = await fetch(`${settings.contactUrl}${CONTACT_PATH}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: `${XSRF_COOKIE}=${token}`,
        [XSRF_HEADER]: token,
        [IDEMPOTENCY_HEADER]: token,
        [REQUEST_ID_HEADER]: context.get("requestId"),
        ...forwardedHeaders(context.env.incoming, settings),
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(VISITOR_SILENCE_MS),
    });
    if (response.ok) return null;
    const { error } = (await response.json()) as ContactError;
    return { status: response.status, message: error.message, retryAfterS: response.headers.get("retry-after") };
  } catch {
    return { status: 503, message: UNREACHABLE, retryAfterS: String(CONTACT_RETRY_AFTER_S) };
  }
}

/** @throws the error itself, unless the queue was full */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Overloaded)) throw error;
  return { status: 503, message: overloadedMessage(CONTACT_PATH), retryAfterS: String(CONTACT_RETRY_AFTER_S) };
}

async function showAgain(
  context: Context<SiteEnv>,
  dependencies: Dependencies,
  { status, message, retryAfterS }: Refusal,
  values: Partial<Values>,
): Promise<Response> {
  // What is known frames it, however old: the visitor has waited for the answer to the message already.
  const site = dependencies.caches.initial.lastGood?.site ?? (await siteInTime(dependencies));
  if (!site) return answerWithError(context, dependencies, 503);
  const page = <ContactPage site={site} filled={{ values, message }} />;
  const html = renderPage(page, contactHead({ site }), site.settings, dependencies.frame);
  const encoded = await encodePage(context.req.path, html);
  const asked = { acceptEncoding: context.req.header("accept-encoding"), ifNoneMatch: undefined };
  const retry: Record<string, string> = retryAfterS ? { "retry-after": retryAfterS } : {};
  return respond(context, encoded, { status, headers: { "cache-control": CACHE_POLICY.private, ...retry } }, asked);
}
