import { plainClickOn } from "../ui/plain-click.ts";

/** The section that a fragment names (service names, references, home, contact; spec §2), or once named. */
export function sectionOfFragment(hash: string): HTMLElement | null {
  const named = document.getElementById(fragmentId(hash));
  const target = named?.matches("[data-former-anchor]") ? named.parentElement : named;
  return target?.matches("main section") ? target : null;
}

/** The fragment as the address is to show it: with the section's present anchor. */
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

/** The link of a click that only leads to another place of this page; null for every other click. */
export function inPageLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = plainClickOn<HTMLAnchorElement>(event, "a[href]:not([target], [download])");
  const { origin, pathname, search } = location;
  return link?.hash && link.origin === origin && link.pathname === pathname && link.search === search ? link : null;
}

/** The element that gets the focus: the section's heading. The slider has a heading for each slide; for it, the page's h1 is taken. */
export function headingOf(section: HTMLElement): HTMLElement | null {
  const labelledBy = section.getAttribute("aria-labelledby");
  return labelledBy ? document.getElementById(labelledBy) : document.querySelector("h1");
}
