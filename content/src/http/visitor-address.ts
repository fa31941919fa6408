import { createHmac, randomBytes } from "node:crypto";
import ipaddr from "ipaddr.js";

/** Bits of an IPv6 address that name its network: a household or customer has a /64, and at most a /48 (RFC 6177). */
const CUSTOMER_BITS = 64;
const SITE_BITS = 48;

/** Known to this process alone, and gone when it ends. */
const key = randomBytes(32);

/**
 * The address a request came from. The site sends the one address that it knows to be true, not what a visitor claims
 * (TRUST_PROXY there); what others say is dropped before (strangers.ts). Of several, the last is the nearest.
 */
export function visitorAddress(forwardedFor: string | null): string {
  return (forwardedFor ?? "").split(",").at(-1)?.trim() || "unknown";
}

/** An address as it is kept while it is counted: keyed hashes of the visitor and of the network the visitor may own. */
export type AddressHashes = { visitor: string; network: string };

/**
 * With IPv6 a visitor has more addresses than there are requests, so the visitor is the /64, and the network that one
 * customer can own is the /48. With IPv4 both are the address.
 */
export function addressHashes(address: string): AddressHashes {
  return { visitor: keyedHash(network(address, CUSTOMER_BITS)), network: keyedHash(network(address, SITE_BITS)) };
}

function network(address: string, bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address); // an IPv4 address within IPv6 counts as IPv4
  if (parsed.kind() === "ipv4") return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*/s, "")}/${bits}`).toString();
}

function keyedHash(text: string): string {
  return createHmac("sha256", key).update(text).digest("base64");
}
