import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** How much of a header is read that only describes: several times what browsers send, in characters. */
const DESCRIPTION_MAX = 512;

/** Longest of the others, in characters: half of what Node takes for all headers together. */
const WHOLE_MAX = 8192;

/** Who asks, and what Next's router asks for: cut, it would mean something else. */
const WHOLE = ["cookie", "authorization", "host", "forwarded", "rsc"];
const WHOLE_PREFIXES = ["next-", "x-forwarded-"];

/** About the connection to the visitor. An upgrade that content does not know would hold its slot until it times out. */
const HOP_BY_HOP = ["connection", "upgrade"];

const isWhole = (name: string) => WHOLE.includes(name) || WHOLE_PREFIXES.some((prefix) => name.startsWith(prefix));

/**
 * Cuts headers before anything parses or forwards them: a framework's pattern may take a time that grows with the square
 * of their length, as Next's for the User-Agent does (docs/decisions/231).
 */
export function boundHeaders(request: IncomingMessage): void {
  const { headers, rawHeaders } = request;
  delete headers.upgrade;
  if (headers.connection?.toLowerCase() !== "close") delete headers.connection;
  for (const [name, value] of Object.entries(headers))
    if (typeof value === "string" && !isWhole(name)) headers[name] = value.slice(0, DESCRIPTION_MAX);
  const room = new Map<string, number>(); // a header that comes again is joined to the first
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

/** Whether a header that must not be cut is longer than any of ours. */
export function hasOversizedHeader(headers: IncomingHttpHeaders): boolean {
  return Object.entries(headers).some(([name, value]) => isWhole(name) && String(value).length > WHOLE_MAX);
}
