import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { UPLOAD_LENGTH_HEADER, UPLOAD_SECURITY_HEADERS, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/request-id";
import type { MiddlewareHandler } from "hono";
import { createProxyServer } from "httpxy";
import type { Logger } from "pino";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import { type Limiters, Overloaded } from "../http/concurrency-limiter.ts";
import { refuseMethod } from "../http/methods.ts";
import { BodyTooLarge, readBody } from "../http/request-body.ts";
import type { SiteEnv } from "../http/site-env.ts";
import { setForwardedHeaders } from "../http/visitor-address.ts";
import type { Settings } from "../settings/settings.ts";
import { answerContentDown } from "./content-unavailable.ts";

/** How requests for the content system are passed on. */
type UpstreamPolicy = {
  limiter: keyof Limiters;
  /** The request's body is small, and is read before the limiter lets it through. */
  isSmall: boolean;
  /** How long the content system may be silent before or within an answer, in ms. */
  silenceMs: number;
  /** 405 for any other (RFC 9110, 15.5.6); without a list the content system decides. */
  methods?: readonly string[];
};

/** How long the content system may be silent while a visitor waits: 15 s at most, with the rest of the way. In ms. */
export const VISITOR_SILENCE_MS = 14_000;

/** The same, less what the upload cache has waited before. */
const FILE_SILENCE_MS = 9000;

/** An upload makes many renditions. */
const EDITOR_SILENCE_MS = 120_000;

/** Each path with everything below it. */
const UPSTREAM_POLICIES: Record<string, UpstreamPolicy> = {
  "/graphql": { limiter: "queries", isSmall: true, silenceMs: VISITOR_SILENCE_MS, methods: ["GET", "POST", "OPTIONS"] },
  "/phpmail": { limiter: "contact", isSmall: true, silenceMs: VISITOR_SILENCE_MS },
  "/uploads": { limiter: "files", isSmall: true, silenceMs: FILE_SILENCE_MS, methods: ["GET", "HEAD", "OPTIONS"] },
  "/admin": { limiter: "admin", isSmall: false, silenceMs: EDITOR_SILENCE_MS },
  "/api": { limiter: "admin", isSmall: false, silenceMs: EDITOR_SILENCE_MS },
  "/_next": { limiter: "admin", isSmall: true, silenceMs: VISITOR_SILENCE_MS },
};

/** Files: the content system knows how long they stay the same. */
const FILE_PATHS = /^\/(?:uploads|_next\/static)\//;

function policyFor(path: string): UpstreamPolicy | undefined {
  const prefix = Object.keys(UPSTREAM_POLICIES).find((each) => path === each || path.startsWith(`${each}/`));
  return prefix === undefined ? undefined : UPSTREAM_POLICIES[prefix];
}

/**
 * Hands requests for the content system to it and streams its answers back: headers, encodings and ranges are the content
 * system's own. What is no file is kept by no cache.
 */
export function contentProxy(
  settings: Pick<Settings, "contentUrl" | "contactUrl" | "exposesAdmin" | "trustedProxies" | "webhookSecret">,
  { log, limiters }: { log: Logger; limiters: Limiters },
): MiddlewareHandler<SiteEnv> {
  const { contentUrl, contactUrl, exposesAdmin } = settings;
  const proxy = createProxyServer({});
  proxy.on("proxyRes", (answer, { url = "" }) => {
    delete answer.headers.connection; // it is about the connection to the content system alone
    delete answer.headers["strict-transport-security"]; // about the site's own host, that is for the site to say
    restoreLength(answer);
    if (url.startsWith(UPLOADS_PREFIX)) Object.assign(answer.headers, UPLOAD_SECURITY_HEADERS);
    if (!FILE_PATHS.test(url) || !answer.headers["cache-control"])
      answer.headers["cache-control"] = CACHE_POLICY.private;
  });
  return async (context, next) => {
    const policy = policyFor(context.req.path);
    if (!policy || (policy.limiter === "admin" && !exposesAdmin)) return next();
    const { limiter, isSmall, silenceMs, methods } = policy;
    if (methods && !methods.includes(context.req.method)) return refuseMethod(context, methods);
    const { incoming, outgoing } = context.env;
    const requestId = context.get("requestId");
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
      const body = isSmall ? await readBody(incoming) : null;
      await limiters[limiter].run(async () => {
        await proxy.web(incoming, outgoing, {
          ...(body ? { buffer: Readable.from([body]) } : {}),
          target,
          proxyTimeout: silenceMs,
          agent: false, // a connection of its own: a kept one may be closing just now, and nothing may be sent twice
        });
        await finished(outgoing);
      });
    } catch (error) {
      const why = reasonOf(error);
      if (why === "overloaded") log.warn({ limiter }, "overloaded: requests for the content system are refused");
      if (why === "down" && !incoming.destroyed) log.warn({ requestId, err: error }, "content system did not answer");
      answerContentDown(incoming, outgoing, context.req.path, why);
    }
    context.set("answered", true);
    return RESPONSE_ALREADY_SENT;
  };
}

function reasonOf(error: unknown): "down" | "overloaded" | "too large" {
  if (error instanceof Overloaded) return "overloaded";
  return error instanceof BodyTooLarge ? "too large" : "down";
}

/** A file is sent with its length, so that a player can seek and a download shows its progress. */
function restoreLength({ headers }: IncomingMessage): void {
  const length = headers[UPLOAD_LENGTH_HEADER]?.toString();
  if (length === undefined) return;
  delete headers[UPLOAD_LENGTH_HEADER];
  delete headers["transfer-encoding"];
  headers["content-length"] = length;
}

/** Resolves when the answer is out or the visitor has left, so that the log line is right about its time. */
function finished(outgoing: ServerResponse): Promise<void> {
  if (outgoing.writableFinished || outgoing.destroyed) return Promise.resolve();
  return new Promise((resolve) => outgoing.once("close", resolve));
}
