import type { IncomingMessage } from "node:http";

/** The address a request came from: its peer's or, behind a trusted proxy, the last one that this proxy added. */
export function visitorAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const claimed = trustProxy ? headers["x-forwarded-for"]?.toString().split(",").at(-1)?.trim() : undefined;
  return claimed || socket.remoteAddress || "unknown";
}

/**
 * Tells the content system who asked, by which host and protocol: one address, which it may take for the visitor's. What
 * the request itself claims about that is dropped, unless a trusted proxy stands in front.
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
