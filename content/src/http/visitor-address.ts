import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";

/** Groups of 16 bits that name a network in an IPv6 address: one household or customer has a /64 (RFC 6177). */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** Known to this process and to nobody else; gone when it ends. */
const key = randomBytes(32);

/**
 * The address a request came from. The content system listens on loopback only, and the site in front of it sends the one
 * address that it knows to be true, whatever a visitor claims (TRUST_PROXY there). Of several, the last is the nearest.
 */
export function visitorAddress(forwardedFor: string | null): string {
  return (forwardedFor ?? "").split(",").at(-1)?.trim() || "unknown";
}

/**
 * What is kept of an address, and only in memory: a keyed hash of it, or of its network, as anyone with IPv6 has more
 * addresses than there are requests.
 */
export function addressHash(address: string): string {
  return createHmac("sha256", key).update(networkOf(address)).digest("base64");
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return address;
  const [head = "", tail] = bare.toLowerCase().split("::");
  const [left, right] = [head, tail ?? ""].map((part) => (part ? part.split(":") : []));
  const gap = tail === undefined ? 0 : GROUPS - (left?.length ?? 0) - (right?.length ?? 0);
  const groups = [...(left ?? []), ...Array<string>(Math.max(gap, 0)).fill("0"), ...(right ?? [])];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
