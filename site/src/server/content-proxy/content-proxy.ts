import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { UPLOAD_LENGTH_HEADER } from "@schaufenster/contract/media";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/publish-webhook";
import type { MiddlewareHandler } from "hono";
import { createProxyServer } from "httpxy";
import type { Logger } from "pino";
import { type Limiters, Overloaded } from "../http/concurrency-limiter.ts";
import { BodyTooLarge, readBody } from "../http/request-body.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Settings } from "../settings/settings.ts";
import { answerContentDown } from "./content-unavailable.ts";

/** What the content system answers, at the site's own address. Each with everything below it. */
export const FORWARDED_PATHS = ["/graphql", "/uploads", "/phpmail", "/admin", "/api", "/_next"] as const;

/** By whose limiter a path goes, and whether what is sent there is small and taken in before. */
const WAYS: Record<(typeof FORWARDED_PATHS)[number], { limiter: keyof Limiters; small: boolean }> = {
  "/graphql": { limiter: "queries", small: true },
  "/phpmail": { limiter: "contact", small: true },
  "/uploads": { limiter: "files", small: true },
  "/admin": { limiter: "admin", small: false },
  "/api": { limiter: "admin", small: false },
  "/_next": { limiter: "admin", small: true },
};

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** What changes something gets a connection of its own: one that is kept may be closing, and nothing may be sent twice. */
const changes = (limiter: keyof Limiters, { method = "" }: IncomingMessage) =>
  limiter !== "queries" && !SAFE_METHODS.has(method);

/** The content system may be silent for this long within an answer, in ms; an upload makes many renditions. */
const SILENCE_MAX_MS = 120_000;

function prefixOf(path: string) {
  return FORWARDED_PATHS.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/**
 * Hands requests for the content system to it and streams its answers back untouched: headers, encodings and ranges are
 * the content system's own.
 */
export function forwarding(
  { contentUrl, trustProxy }: Pick<Settings, "contentUrl" | "trustProxy">,
  { log, limiters }: { log: Logger; limiters: Limiters },
): MiddlewareHandler<SiteEnv> {
  const proxy = createProxyServer({ target: contentUrl, proxyTimeout: SILENCE_MAX_MS });
  proxy.on("proxyRes", (answer) => {
    delete answer.headers.connection; // it is about the connection to the content system alone
    restoreLength(answer);
  });
  return async (context, next) => {
    const prefix = prefixOf(context.req.path);
    if (!prefix) return next();
    const { limiter, small } = WAYS[prefix];
    const { incoming, outgoing } = context.env;
    const requestId = context.get("requestId");
    setForwardedHeaders(incoming, trustProxy);
    incoming.headers[REQUEST_ID_HEADER] = requestId;
    outgoing.setHeader(REQUEST_ID_HEADER, requestId);
    try {
      const body = small ? await readBody(incoming) : null;
      await limiters[limiter].run(async () => {
        await proxy.web(incoming, outgoing, {
          ...(body ? { buffer: Readable.from([body]) } : {}),
          ...(changes(limiter, incoming) ? { agent: false } : {}),
        });
        await finished(outgoing);
      });
    } catch (error) {
      const why = reasonOf(error);
      if (why === "overloaded") log.warn({ limiter }, "overloaded: requests for the content system are refused");
      if (why === "down" && !incoming.destroyed) log.warn({ requestId, err: error }, "content system did not answer");
      answerContentDown(incoming, outgoing, context.req.path, why);
    }
    context.set("forwarded", true);
    return RESPONSE_ALREADY_SENT;
  };
}

function reasonOf(error: unknown): "down" | "overloaded" | "too large" {
  if (error instanceof Overloaded) return "overloaded";
  return error instanceof BodyTooLarge ? "too large" : "down";
}

/** A file is sent with its length, so that a player can wind and a download shows how far it is. */
function restoreLength({ headers }: IncomingMessage): void {
  const length = headers[UPLOAD_LENGTH_HEADER]?.toString();
  if (length === undefined) return;
  delete headers[UPLOAD_LENGTH_HEADER];
  delete headers["transfer-encoding"];
  headers["content-length"] = length;
}

/** Resolves when the answer is out or its receiver is gone, so that its log line tells the truth. */
function finished(outgoing: ServerResponse): Promise<void> {
  if (outgoing.writableFinished || outgoing.destroyed) return Promise.resolve();
  return new Promise((resolve) => outgoing.once("close", resolve));
}

/** The address a request came from: its peer's or, behind a trusted proxy, the last one that this proxy added. */
export function visitorAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const claimed = trustProxy ? headers["x-forwarded-for"]?.toString().split(",").at(-1)?.trim() : undefined;
  return claimed || socket.remoteAddress || "unknown";
}

/**
 * Tells the content system who asked, by which host and protocol: one address, which it may take for the visitor's. What
 * the request itself claims about that is dropped, unless a proxy that is trusted stands in front.
 */
export function setForwardedHeaders(request: IncomingMessage, trustProxy: boolean): void {
  const { headers } = request;
  const trusted = (name: string) => (trustProxy ? headers[name]?.toString() : undefined);
  headers["x-forwarded-host"] = trusted("x-forwarded-host") ?? headers.host;
  headers["x-forwarded-proto"] = trusted("x-forwarded-proto") ?? "http";
  headers["x-forwarded-for"] = visitorAddress(request, trustProxy);
  if (trustProxy) return;
  for (const name of ["forwarded", "x-real-ip", "x-forwarded-port"]) delete headers[name];
}
