import { randomUUID } from "node:crypto";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/notice";
import type { MiddlewareHandler } from "hono";
import { type Logger, pino } from "pino";
import type { AccessLine, AccessLog } from "./access-log.ts";
import type { SiteEnv } from "./environment.ts";
import { type Asked, askedBy } from "./fields.ts";
import { visitorAddress } from "./forwarding.ts";
import { quietRepeats } from "./quiet-repeats.ts";

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

/** The id of a request: its own, if it has a usable one and comes from a trusted proxy, else a new one. */
export function requestIdOf(incoming: string | undefined, trustProxy: boolean): string {
  return trustProxy && incoming !== undefined && REQUEST_ID.test(incoming) ? incoming : newRequestId();
}

/** As long as a UUID, of which a new one for each request costs more than its line in the log. */
const COUNT_DIGITS = 12;
const processId = randomUUID().slice(0, -COUNT_DIGITS);
const LAST_DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
let count = 0;
let idStart = "";

/** Unique, and no secret: which process, and its how many. Only its last two digits are new most of the time. */
function newRequestId(): string {
  const last = count % LAST_DIGITS.length;
  if (last === 0) idStart = processId + (count / LAST_DIGITS.length).toString(16).padStart(COUNT_DIGITS - 2, "0");
  count += 1;
  return `${idStart}${LAST_DIGITS[last]}`;
}

/** What a log says of a request. */
type Line = Omit<AccessLine, "at" | "address">;

/** Writes one line about a request; without a socket (in a test) there is no address. */
export type NoteRequest = (asked: Asked | undefined, line: Line) => void;

/**
 * One line per request: in the access log, which deletes itself, with the shortened address; where none is kept, on
 * standard output without any. Neither has a query: a log must not become a record of persons (DSGVO, Art. 5).
 */
export function requestNotes(
  { log, accessLog }: { log: Logger; accessLog: AccessLog | null },
  trustProxy: boolean,
): NoteRequest {
  return (asked, { requestId, method, path, status, ms }) => {
    const short = path.slice(0, PATH_MAX);
    if (!accessLog || !asked) return log.info({ requestId, method, path: short, status, ms });
    const address = visitorAddress(asked, trustProxy);
    accessLog.write({ at: Date.now(), requestId, method, path: short, status, ms, address });
  };
}

/**
 * Gives every request an id, answers with it, and notes it.
 *
 * @param trustProxy take the id and the address of the incoming request, if it has usable ones
 */
export function requestLog(note: NoteRequest, trustProxy: boolean): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(context.req.header(REQUEST_ID_HEADER), trustProxy);
    context.set("requestId", requestId);
    await next();
    const forwarded = context.get("forwarded");
    if (!forwarded) context.res.headers.set(REQUEST_ID_HEADER, requestId);
    const incoming = context.env?.incoming;
    note(incoming && askedBy(incoming), {
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: forwarded ? context.env.outgoing.statusCode : context.res.status,
      ms: Math.round(performance.now() - startedAt),
    });
  };
}
