import { slug } from "@schaufenster/contract/slug";
import { validateAnchor } from "../../../content/src/fields/anchor.ts";
import { validateLinkTarget } from "../../../content/src/fields/link-target.ts";
import { decodePart } from "../texts/decode.ts";

/** In characters; see fields/anchor.ts. */
export const ANCHOR_MAX = 60;

/**
 * An anchor as our form accepts it: 'Über uns' becomes 'ueber-uns', and one that the landing page uses itself gets a
 * suffix.
 */
export function anchorOf(text: string): string {
  const anchor = slug(text, ANCHOR_MAX) || "abschnitt";
  return validateAnchor(anchor) === true ? anchor : `${anchor}-leistung`;
}

/**
 * A menu item's target as our form accepts it.
 * @param anchors the new anchors of sections by their old ones
 * @param origins of the old website, whose addresses become paths
 * @returns null if it is unknown
 */
export function targetOf(
  name: string,
  anchors: ReadonlyMap<string, string>,
  origins: readonly string[],
): string | null {
  const text = name.trim().replace(/^\/?#/, "");
  const renamed = anchors.get(text) ?? anchors.get(decodePart(text));
  if (renamed) return renamed;
  const own = URL.canParse(text) && origins.includes(new URL(text).origin) ? new URL(text) : null;
  const path = own ? own.pathname + own.search + own.hash : text;
  if (validateLinkTarget(path) === true) return path;
  const anchor = slug(path, ANCHOR_MAX);
  return !/[/:?]/.test(path) && validateLinkTarget(anchor) === true ? anchor : null;
}

/** Other spellings of the same target, for menu items that lead to the same place. */
export function spellings(target: string): string[] {
  if (/^https?:/i.test(target))
    return [2, 3, 4, 5].map((number) => `${target}${target.includes("#") ? "" : "#"}${number}`);
  const path = target.startsWith("/") ? target : `/#${target}`;
  const [before = "", hash] = path.split("#");
  const again = (number: number) =>
    `${before}${before.includes("?") ? "&" : "?"}menue=${number}${hash ? `#${hash}` : ""}`;
  return [...(target.startsWith("/") ? [] : [path]), ...[2, 3, 4, 5, 6, 7, 8, 9].map(again)];
}
