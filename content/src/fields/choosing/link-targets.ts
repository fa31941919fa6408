/** Converts a menu item's target to a path or URL: anchors are stored without '/#' (spec §3). */
export function addressOfTarget(target: string): string {
  if (target === "home") return "/";
  return /^[\w-]+$/.test(target) ? `/#${target}` : target;
}

/** Converts a path or URL to a menu item's target. */
export function targetOfAddress(address: string): string {
  if (address === "/") return "home";
  return address.replace(/^\/#/, "");
}
