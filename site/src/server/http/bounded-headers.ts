import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** Maximum characters of a descriptive header: several times what browsers send. */
const DESCRIPTION_MAX = 512;

/** Limit for the other headers, in characters: half of Node's limit for all headers together. */
const WHOLE_MAX = 8192;

/** Credentials, and the headers of Next's router: truncated, they would mean something else. */
const WHOLE = ["cookie", "authorization", "host", "forwarded", "rsc"];
const WHOLE_PREFIXES = ["next-", "x-forwarded-"];

/** Hop-by-hop. An upgrade that content doesn't support would hold its slot until it times out. */
const HOP_BY_HOP = ["connection", "upgrade"];

const isWhole = (name: string) => WHOLE.includes(name) || WHOLE_PREFIXES.some((prefix) => name.startsWith(prefix));

/**
 * Truncates headers before anything parses or forwards them: a framework's regular expression may take quadratic time,
 * as Next's for the User-Agent does (docs/decisions/189).
 */
export function boundHeaders(request: IncomingMessage): void {
  const { headers, rawHeaders } = request;
  delete headers.upgrade;
  if (headers.connection?.toLowerCase() !== "close") delete headers.connection;
  for (const [name, value] of Object.entries(headers))
    if (typeof value === "string" && !isWhole(name)) headers[name] = value.slice(0, DESCRIPTION_MAX);
  const room = new Map<string, number>(); // a repeated header is joined to the first
  request.rawHeaders = rawHeaders.flatMap((name, index) => {
    const key = name.toLowerCase();
    if (index % 2 === 1 || HOP_BY_HOP.includes(key)) return [];
    const value = rawHeaders[index + 1] ?? "";
    if (isWhole(key)) return [name, value];
    const left = room.get(key) ?? DESCRIPTION_MAX;
    room.set(key, left - value.length);
    return left > 0 ? [name, value.slice(0, left)] : [];
  });
}

/** Whether a header that must not be truncated is longer than any of ours. */
export function hasOversizedHeader(headers: IncomingHttpHeaders): boolean {
  return Object.entries(headers).some(([name, value]) => isWhole(name) && String(value).length > WHOLE_MAX);
}
