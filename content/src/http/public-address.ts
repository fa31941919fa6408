import ipaddr from "ipaddr.js";

/**
 * Whether an address is one of the Internet, and not of this machine, its network or a cloud's inside; IPv4 within IPv6 counts
 * as what it is.
 *
 * @param address of IPv4 or IPv6, without brackets
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/%.*/s, "");
  return ipaddr.isValid(plain) && ipaddr.process(plain).range() === "unicast";
}
