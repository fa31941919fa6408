import { createHmac, randomBytes } from "node:crypto";
import ipaddr from "ipaddr.js";

/** Prefix lengths of an IPv6 network: a household or customer has a /64, and at most a /48 (RFC 6177). */
const CUSTOMER_BITS = 64;
const SITE_BITS = 48;

/** Known only to this process. */
const key = randomBytes(32);

/**
 * The client's address. The site sends only the verified address, not a visitor's claims (TRUST_PROXY there); other
 * senders' headers were removed (strangers.ts). Of several, the last is the nearest.
 */
export function visitorAddress(forwardedFor: string | null): string {
  return (forwardedFor ?? "").split(",").at(-1)?.trim() || "unknown";
}

/** Keyed hashes of the visitor and of the visitor's network, stored while counting. */
export type AddressHashes = { visitor: string; network: string };

/**
 * With IPv6 a visitor can use a new address for each request, so the visitor is the /64, and the network that one
 * customer can have is the /48. With IPv4 both are the address.
 */
export function addressHashes(address: string): AddressHashes {
  return { visitor: keyedHash(network(address, CUSTOMER_BITS)), network: keyedHash(network(address, SITE_BITS)) };
}

function network(address: string, bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address); // IPv4-mapped IPv6 counts as IPv4
  if (parsed.kind() === "ipv4") return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*/s, "")}/${bits}`).toString();
}

function keyedHash(text: string): string {
  return createHmac("sha256", key).update(text).digest("base64");
}
