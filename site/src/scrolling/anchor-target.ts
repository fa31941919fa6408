import { plainClickOn } from "../ui/plain-click.ts";

/**
 * The section with this fragment as its current or former anchor (service names, references, home, contact; spec §2).
 */
export function sectionOfFragment(hash: string): HTMLElement | null {
  const named = document.getElementById(fragmentId(hash));
  const target = named?.matches("[data-former-anchor]") ? named.parentElement : named;
  return target?.matches("main section") ? target : null;
}

export function presentFragment(hash: string, section: HTMLElement): string {
  return section.id === fragmentId(hash) ? hash : `#${section.id}`;
}

function fragmentId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** The clicked link if it only leads to another place on this page; otherwise null. */
export function inPageLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = plainClickOn<HTMLAnchorElement>(event, "a[href]:not([target], [download])");
  const { origin, pathname, search } = location;
  return link?.hash && link.origin === origin && link.pathname === pathname && link.search === search ? link : null;
}

/** The section's heading, which gets the focus. The slider has one per slide, so the page's h1 is used for it. */
export function headingOf(section: HTMLElement): HTMLElement | null {
  const labelledBy = section.getAttribute("aria-labelledby");
  return labelledBy ? document.getElementById(labelledBy) : document.querySelector("h1");
}
