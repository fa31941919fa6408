/** Where a menu item's target leads, as a path of the site or a whole address: anchors are stored without '/#' (spec §3). */
export function addressOfTarget(target: string): string {
  if (target === "home") return "/";
  return /^[\w-]+$/.test(target) ? `/#${target}` : target;
}

/** The target of a menu item that leads to an address. */
export function targetOfAddress(address: string): string {
  if (address === "/") return "home";
  return address.replace(/^\/#/, "");
}
