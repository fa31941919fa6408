import type { XastElement, XastRoot } from "svgo";
import { rootOf } from "./descendants.ts";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";

const ENCODED = /(?:%[\da-f]{2})+/gi;
const ADDRESS = /url\(([^()\\]*)\)/gi;

/** A name without characters that are written or read otherwise in references. */
const plainId = (id: string) => id.replaceAll(/[\s%"'()<>&]/g, (each) => `_${each.charCodeAt(0).toString(16)}_`);

/** A reference as browsers decode it, by the name as it is kept; librsvg decodes none. */
const plainReference = (place: string) => `#${plainId(place.slice(1).replaceAll(ENCODED, decoded))}`;

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

const withPlainReferences = (value: string) =>
  value.replaceAll(ADDRESS, (address, given: string) => {
    const place = given
      .trim()
      .replace(/^(["'])(.*)\1$/s, "$2")
      .trim();
    return place.startsWith("#") ? `url(${plainReference(place)})` : address;
  });

function plainValue(name: string, value: string): string {
  if (name === "id") return plainId(value);
  if (name === "href") return value.trim().startsWith("#") ? plainReference(value.trim()) : value;
  return withPlainReferences(value);
}

/**
 * Names elements and references without prefixes, whatever prefix a drawing program has given SVG; foreign elements go.
 * References name parts by the very names that those have.
 */
export function plainNames(root: XastRoot): void {
  const rename = (element: XastElement, outer: Map<string, string>) => {
    const spaces = new Map(outer);
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(element.attributes))
      if (/^xmlns(?::|$)/.test(name)) spaces.set(name.slice("xmlns:".length), value);
    for (const [name, value] of Object.entries(element.attributes)) {
      const [prefix = "", local] = name.split(":");
      if (local === "href" && spaces.get(prefix) === XLINK) attributes.href ??= plainValue(local, value);
      else if (local === undefined && name !== "xmlns") attributes[name] = plainValue(name, value);
    }
    const [prefix = "", local] = element.name.split(":");
    const space = spaces.get(local === undefined ? "" : prefix) ?? SVG;
    element.name = space === SVG ? (local ?? prefix) : "";
    element.attributes = attributes;
    for (const child of element.children) {
      if (child.type === "element") rename(child, spaces);
      if (child.type === "text" || child.type === "cdata") child.value = withPlainReferences(child.value);
    }
    element.children = element.children.filter((child) => child.type !== "element" || child.name !== "");
  };
  for (const child of root.children) if (child.type === "element") rename(child, new Map([["xlink", XLINK]]));
  const svg = rootOf(root);
  if (svg) svg.attributes = { xmlns: SVG, ...svg.attributes };
}
