import type { IncomingMessage } from "node:http";
import { FORWARDED_SIGNATURE_HEADER, signForwarded } from "@schaufenster/contract/forwarded";
import ipaddr from "ipaddr.js";

/**
 * The client's address: the peer's or, behind our proxies, the one that the outermost of them added to X-Forwarded-For.
 * Earlier entries can be forged.
 * @param trustedProxies how many of our proxies a request passes
 */
function visitorAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const added = trustedProxies > 0 ? headers["x-forwarded-for"]?.toString().split(",").slice(-trustedProxies) : [];
  return added?.[0]?.trim() || socket.remoteAddress || "unknown";
}

const OWN_RANGES = ["loopback", "private", "uniqueLocal", "linkLocal"];

/**
 * The network that may belong to one visitor: a /24 of IPv4, with IPv6 the /48 that a provider's customer has at most
 * (RFC 6177). Null for a private one: a front server that doesn't forward addresses would be everyone.
 */
export function visitorNetwork(request: IncomingMessage, trustedProxies: number): string | null {
  const address = visitorAddress(request, trustedProxies);
  if (!ipaddr.isValid(address)) return "unknown";
  const plain = ipaddr.process(address); // IPv4-mapped IPv6 becomes IPv4
  if (OWN_RANGES.includes(plain.range())) return null;
  const network =
    plain.kind() === "ipv4"
      ? ipaddr.IPv4.networkAddressFromCIDR(`${plain}/24`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${plain}/48`);
  return network.toString();
}

type Trust = { trustedProxies: number; webhookSecret?: string | undefined };

/**
 * Headers that tell content who the client is: address, host and protocol. The request's own claims are dropped unless
 * it came through our proxies. Signed, so that content on another machine can verify them; without a secret it treats
 * the site as the client there.
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

/** Sets {@link forwardedHeaders} on a proxied request and removes all equivalent headers. */
export function setForwardedHeaders(request: IncomingMessage, trust: Trust): void {
  const told = forwardedHeaders(request, trust);
  delete request.headers[FORWARDED_SIGNATURE_HEADER];
  Object.assign(request.headers, told);
  if (trust.trustedProxies > 0) return;
  for (const name of ["forwarded", "x-real-ip", "x-forwarded-port"]) delete request.headers[name];
}
