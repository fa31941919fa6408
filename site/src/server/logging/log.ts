import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/request-id";
import type { MiddlewareHandler } from "hono";
import { type Logger, pino } from "pino";
import type { SiteEnv } from "../http/site-env.ts";
import { visitorAddress } from "../http/visitor-address.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { AccessLog, RequestInfo } from "./access-log.ts";
import { pathWithoutToken } from "./path-without-token.ts";
import { quietRepeats } from "./quiet-repeats.ts";

/** Ids that may travel on: what common proxies make, and nothing that could forge a line. */
const REQUEST_ID = /^[\w-]{8,128}$/;

/** Most characters of a visitor's input in a line. */
const PATH_MAX = 200;

/** JSON lines on standard output. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { logMethod: quietRepeats() },
  });
}

/** The id of a request: its own, if it has a usable one and comes from a trusted proxy, else a new one. */
export function requestIdOf(incoming: string | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && incoming !== undefined && REQUEST_ID.test(incoming) ? incoming : randomUUID();
}

/** Writes one line about a request; without a socket (in a test) there is no address. */
export type LogRequest = (incoming: IncomingMessage | undefined, request: RequestInfo) => void;

/**
 * One line a request: in the access log, which deletes itself, with the shortened address; where none is kept, on
 * standard output without any. Neither has a query: a log must not become a record of persons (DSGVO, Art. 5).
 */
export function requestLogger(
  { log, accessLog }: { log: Logger; accessLog: AccessLog | null },
  trustedProxies: number,
): LogRequest {
  return (incoming, request) => {
    const line = { ...request, path: request.path.slice(0, PATH_MAX) };
    if (accessLog && incoming) accessLog.write(line, visitorAddress(incoming, trustedProxies));
    else log.info(line);
  };
}

/**
 * Gives every request an id, answers with it, and logs it.
 *
 * @param trustedProxies how many proxies of ours a request passes; without one, no id and no address that it brings counts
 */
export function requestLog(
  logRequest: LogRequest,
  trustedProxies: number,
  { countRequest }: Pick<Metrics, "countRequest">,
): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(context.req.header(REQUEST_ID_HEADER), trustedProxies);
    context.set("requestId", requestId);
    await next();
    const answered = context.get("answered");
    if (!answered) context.res.headers.set(REQUEST_ID_HEADER, requestId);
    const status = answered ? context.env.outgoing.statusCode : context.res.status;
    const ms = performance.now() - startedAt;
    countRequest(status, ms);
    logRequest(context.env?.incoming, {
      requestId,
      method: context.req.method,
      path: pathWithoutToken(context.req.path),
      status,
      ms: Math.round(ms),
    });
  };
}
