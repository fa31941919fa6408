import ipaddr from "ipaddr.js";

/**
 * Whether an IP address is public, and not this machine's, its network's or a cloud's internal one; IPv4-mapped IPv6
 * counts as IPv4.
 *
 * @param address IPv4 or IPv6, without brackets
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/%.*/s, "");
  return ipaddr.isValid(plain) && ipaddr.process(plain).range() === "unicast";
}
