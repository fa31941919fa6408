import { randomUUID } from "node:crypto";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/notice";
import type { MiddlewareHandler } from "hono";
import { type Logger, pino } from "pino";
import type { AccessLog } from "./access-log.ts";
import type { SiteEnv } from "./environment.ts";
import { visitorAddress } from "./forwarding.ts";
import { quietRepeats } from "./quiet-repeats.ts";
import { shortAddress } from "./short-address.ts";

/** Ids that may travel on: what common proxies make, and nothing that could forge a line. */
const REQUEST_ID = /^[\w-]{8,128}$/;

/** What a visitor sends makes a line only so long, in characters. */
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

/**
 * Gives every request an id, answers with it, and writes one line per request. On standard output it holds no address of
 * a visitor and no query: a log must not become a record of persons (DSGVO, Art. 5). The access log, which deletes
 * itself, has the shortened address too.
 *
 * @param trustProxy take the id and the address of the incoming request, if it has usable ones
 */
export function requestLog(
  { log, accessLog }: { log: Logger; accessLog: AccessLog | null },
  trustProxy: boolean,
): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const startedAt = performance.now();
    const incoming = context.req.header(REQUEST_ID_HEADER);
    const requestId = trustProxy && incoming && REQUEST_ID.test(incoming) ? incoming : randomUUID();
    context.set("requestId", requestId);
    await next();
    const forwarded = context.get("forwarded");
    if (!forwarded) context.res.headers.set(REQUEST_ID_HEADER, requestId);
    const line = {
      requestId,
      method: context.req.method,
      path: context.req.path.slice(0, PATH_MAX),
      status: forwarded ? context.env.outgoing.statusCode : context.res.status,
      ms: Math.round(performance.now() - startedAt),
    };
    log.info(line);
    accessLog?.write({ ...line, address: shortAddress(visitorAddress(context.env.incoming, trustProxy)) });
  };
}
