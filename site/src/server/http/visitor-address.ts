import type { IncomingMessage } from "node:http";
import { FORWARDED_SIGNATURE_HEADER, signForwarded } from "@schaufenster/contract/forwarded";
import ipaddr from "ipaddr.js";

/**
 * The address a request came from: its peer's or, behind proxies of ours, the one that the outermost of them has added
 * to X-Forwarded-For. Addresses before that are a visitor's claim.
 *
 * @param trustedProxies how many proxies of ours a request passes
 */
function visitorAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const added = trustedProxies > 0 ? headers["x-forwarded-for"]?.toString().split(",").slice(-trustedProxies) : [];
  return added?.[0]?.trim() || socket.remoteAddress || "unknown";
}

/** Addresses of this machine and of networks that are one's own. */
const OWN_RANGES = ["loopback", "private", "uniqueLocal", "linkLocal"];

/**
 * The network that one visitor may have all addresses of: a /24 of IPv4, with IPv6 the /48 that a provider's customer
 * has at most (RFC 6177). Null for an own one: there a front server that does not say who asks would be everybody.
 */
export function visitorNetwork(request: IncomingMessage, trustedProxies: number): string | null {
  const address = visitorAddress(request, trustedProxies);
  if (!ipaddr.isValid(address)) return "unknown";
  const plain = ipaddr.process(address); // IPv4 within IPv6 becomes IPv4
  if (OWN_RANGES.includes(plain.range())) return null;
  const network =
    plain.kind() === "ipv4"
      ? ipaddr.IPv4.networkAddressFromCIDR(`${plain}/24`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${plain}/48`);
  return network.toString();
}

type Trust = { trustedProxies: number; webhookSecret?: string | undefined };

/**
 * Headers that tell content who asked: one address, which it may take for the visitor's, host and protocol. The
 * request's own claims about that are dropped, unless proxies of ours stand in front. Signed, so that content on
 * another machine knows that the site says it; without a secret it takes the site for the visitor there.
 */
export function forwardedHeaders(
  request: IncomingMessage,
  { trustedProxies, webhookSecret }: Trust,
): Record<string, string> {
  const trusted = (name: string) => (trustedProxies > 0 ? request.headers[name]?.toString() : undefined);
  const told = {
    "x-forwarded-for": visitorAddress(request, trustedProxies),
    "x-forwarded-host": trusted("x-forwarded-host") ?? request.headers.host ?? "",
    "x-forwarded-proto": trusted("x-forwarded-proto") ?? "http",
  };
  return webhookSecret ? { ...told, [FORWARDED_SIGNATURE_HEADER]: signForwarded(told, webhookSecret) } : told;
}

/** Puts {@link forwardedHeaders} into a request that is handed on, in the place of all that says the same. */
export function setForwardedHeaders(request: IncomingMessage, trust: Trust): void {
  const told = forwardedHeaders(request, trust);
  delete request.headers[FORWARDED_SIGNATURE_HEADER];
  Object.assign(request.headers, told);
  if (trust.trustedProxies > 0) return;
  for (const name of ["forwarded", "x-real-ip", "x-forwarded-port"]) delete request.headers[name];
}
