import { isIPv4, isIPv6 } from "node:net";

/** Groups of an IPv6 address, and how many of them stay: 48 bits, a whole network of somebody's provider. */
const GROUPS = 8;
const KEPT_GROUPS = 3;

/**
 * An IP address without what tells one connection from another: the last byte of IPv4, the last 80 bits of IPv6 (what
 * supervisory authorities ask of anonymised logs). "unknown" for anything that is no address.
 */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIPv4(plain)) return plain.replace(/\d+$/, "0");
  if (!isIPv6(plain)) return "unknown";
  const [head, tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const groups = (part: string | undefined) => (part ? part.split(":") : []);
  const missing = GROUPS - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(0, missing)).fill("0"), ...groups(tail)];
  return `${all.slice(0, KEPT_GROUPS).join(":")}::`;
}
