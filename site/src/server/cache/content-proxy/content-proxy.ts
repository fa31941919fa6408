import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { PDF_TYPE, UPLOAD_LENGTH_HEADER, UPLOAD_SECURITY_HEADERS, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/request-id";
import type { MiddlewareHandler } from "hono";
import { createProxyServer } from "httpxy";
import type { Logger } from "pino";
import { CACHE_POLICY } from "../../http/cache-policy.ts";
import { Overloaded } from "../../http/concurrency-limiter.ts";
import type { Limiters } from "../../http/limiters.ts";
import { refuseMethod } from "../../http/methods.ts";
import { BodyTooLarge, isSmallBody, readBody } from "../../http/request-body.ts";
import type { Schedule } from "../../http/schedule.ts";
import type { Settings } from "../../http/settings/settings.ts";
import type { SiteEnv } from "../../http/site-env.ts";
import { setForwardedHeaders, visitorNetwork } from "../../http/visitor-address.ts";
import { contentHasAnswered, finished } from "./answered.ts";
import { answerContentDown } from "./content-unavailable.ts";
import { mayHaveArrived } from "./handed-on.ts";
import { policyFor } from "./upstream-policy.ts";

/** The content system decides how long these are cached. */
const FILE_PATHS = /^\/(?:uploads|_next\/static)\//;

const SESSION_TIMEOUT_MS = 5000;

const CREDENTIALS = ["cookie", "authorization"] as const;

/** Proxies requests to content and streams its responses back unchanged; only files may be cached. */
export function contentProxy(
  settings: Pick<Settings, "contentUrl" | "contactUrl" | "exposesAdmin" | "trustedProxies" | "webhookSecret">,
  { log, limiters, schedule }: { log: Logger; limiters: Limiters; schedule: Schedule },
): MiddlewareHandler<SiteEnv> {
  const { contentUrl, contactUrl, exposesAdmin } = settings;
  const proxy = createProxyServer({});
  proxy.on("proxyRes", (answer, { url = "" }) => {
    delete answer.headers.connection; // concerns only the connection to the content system
    delete answer.headers["strict-transport-security"]; // it covers the site's host, so only the site may set it
    restoreLength(answer);
    if (url.startsWith(UPLOADS_PREFIX)) {
      Object.assign(answer.headers, UPLOAD_SECURITY_HEADERS);
      // Our own content system also sends the file name (serve.ts).
      if (answer.headers["content-type"]?.startsWith(PDF_TYPE)) answer.headers["content-disposition"] ??= "attachment";
    }
    if (!FILE_PATHS.test(url) || !answer.headers["cache-control"])
      answer.headers["cache-control"] = CACHE_POLICY.private;
  });
  return async (context, next) => {
    const policy = policyFor(context.req.path);
    if (!policy || (policy.limiter === "admin" && !exposesAdmin)) return next();
    const { limiter, largeBodies, silenceMs, methods } = policy;
    if (methods && !methods.includes(context.req.method)) return refuseMethod(context, methods);
    const { incoming, outgoing } = context.env;
    const requestId = context.get("requestId");
    const network = visitorNetwork(incoming, settings.trustedProxies);
    setForwardedHeaders(incoming, settings);
    incoming.headers[REQUEST_ID_HEADER] = requestId;
    const target = limiter === "contact" ? contactUrl : contentUrl;
    if (target === null) {
      log.warn({ requestId }, "a message was refused: there is no contact endpoint, set CONTACT_URL");
      answerContentDown(incoming, outgoing, context.req.path, "no contact endpoint");
      context.set("answered", true);
      return RESPONSE_ALREADY_SENT;
    }
    outgoing.setHeader(REQUEST_ID_HEADER, requestId);
    try {
      const isLarge = largeBodies !== "none" && !isSmallBody(incoming);
      if (isLarge && largeBodies === "of sessions") {
        const isKnown = await limiters[limiter].run(network, () => hasSession(target, incoming.headers));
        if (!isKnown) throw new BodyTooLarge();
      }
      const body = isLarge ? null : await readBody(incoming, schedule);
      const passOn = () =>
        proxy.web(incoming, outgoing, {
          ...(body ? { buffer: Readable.from([body]) } : {}),
          target,
          proxyTimeout: silenceMs,
          agent: false, // a kept-alive connection may be closing, and nothing may be sent twice
        });
      await limiters[isLarge ? "uploads" : limiter].run(network, () =>
        Promise.race([passOn(), contentHasAnswered(outgoing, schedule)]),
      );
      await finished(outgoing);
    } catch (error) {
      const why = reasonOf(error);
      if (why === "overloaded") log.warn({ limiter }, "overloaded: requests for the content system are refused");
      if ((why === "down" || why === "no answer") && !incoming.destroyed)
        log.warn({ requestId, err: error }, "content system did not respond");
      answerContentDown(incoming, outgoing, context.req.path, why);
    }
    context.set("answered", true);
    return RESPONSE_ALREADY_SENT;
  };
}

/**
 * Whether the content system accepts the request's session, since a cookie can be forged. Permissions stay with the
 * content system.
 * @param contentUrl origin of the content system
 * @throws the network error or 5xx that kept the content system from responding
 */
async function hasSession(contentUrl: string, headers: IncomingHttpHeaders): Promise<boolean> {
  const shown = CREDENTIALS.flatMap((name): [string, string][] => (headers[name] ? [[name, headers[name]]] : []));
  if (shown.length === 0) return false;
  const answer = await fetch(`${contentUrl}/api/users/me?depth=0`, {
    headers: shown,
    signal: AbortSignal.timeout(SESSION_TIMEOUT_MS),
  });
  if (answer.status >= 500) throw new Error(`The session check failed with status ${answer.status}`);
  const { user } = (await answer.json()) as { user?: object | null };
  return answer.ok && Boolean(user);
}

function reasonOf(error: unknown): "down" | "no answer" | "overloaded" | "too large" {
  if (error instanceof Overloaded) return "overloaded";
  if (error instanceof BodyTooLarge) return "too large";
  return mayHaveArrived(error) ? "no answer" : "down";
}

/** Sends a file with Content-Length, so that players can seek and downloads show their progress. */
function restoreLength({ headers }: IncomingMessage): void {
  const length = headers[UPLOAD_LENGTH_HEADER]?.toString();
  if (length === undefined) return;
  delete headers[UPLOAD_LENGTH_HEADER];
  delete headers["transfer-encoding"];
  headers["content-length"] = length;
}
