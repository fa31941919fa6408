import type { XastElement, XastRoot } from "svgo";
import { rootOf } from "./descendants.ts";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";

/** Names elements and references without prefixes, whatever prefix a drawing program has given SVG; foreign elements go. */
export function plainNames(root: XastRoot): void {
  const rename = (element: XastElement, outer: Map<string, string>) => {
    const spaces = new Map(outer);
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(element.attributes))
      if (/^xmlns(?::|$)/.test(name)) spaces.set(name.slice("xmlns:".length), value);
    for (const [name, value] of Object.entries(element.attributes)) {
      const [prefix = "", local] = name.split(":");
      if (local === "href" && spaces.get(prefix) === XLINK) attributes.href ??= value;
      else if (local === undefined && name !== "xmlns") attributes[name] = value;
    }
    const [prefix = "", local] = element.name.split(":");
    const space = spaces.get(local === undefined ? "" : prefix) ?? SVG;
    element.name = space === SVG ? (local ?? prefix) : "";
    element.attributes = attributes;
    for (const child of element.children) if (child.type === "element") rename(child, spaces);
    element.children = element.children.filter((child) => child.type !== "element" || child.name !== "");
  };
  for (const child of root.children) if (child.type === "element") rename(child, new Map([["xlink", XLINK]]));
  const svg = rootOf(root);
  if (svg) svg.attributes = { xmlns: SVG, ...svg.attributes };
}
