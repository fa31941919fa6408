import ipaddr from "ipaddr.js";

/** Bits that stay: of IPv4 all but the last byte, of IPv6 the network of a provider's customer. */
const KEPT_BITS = { ipv4: 24, ipv6: 48 };

/**
 * An IP address without what tells one connection from another: the last byte of IPv4, the last 80 bits of IPv6 (what
 * supervisory authorities ask of anonymised logs). "unknown" for anything that is no address.
 */
export function shortAddress(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const plain = ipaddr.process(address); // IPv4 within IPv6 becomes IPv4
  const bytes = plain.toByteArray().fill(0, KEPT_BITS[plain.kind()] / 8);
  return ipaddr.fromByteArray(bytes).toString();
}
