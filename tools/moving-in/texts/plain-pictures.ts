import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

/** Attributes in which lazy loaders keep an address, with the full-size picture's first. */
const LATE = ["dataFullUrl", "dataOrigFile", "dataLargeFile", "dataSrc", "dataLazySrc", "dataOriginal", "dataLazy"];

const LATE_BACKGROUND = ["dataBg", "dataBgUrl", "dataBackground", "dataBackgroundImage", "dataImageSrc"];

/** A placeholder address of a lazily loaded picture. */
const STAND_IN =
  /^data:.{0,400}$|^about:|(^|\/)(blank|placeholder|spacer|transparent|lazy[\w-]*|1x1|pixel|loading)\.(gif|png|svg)/i;

const BACKGROUND = /background(?:-image)?\s*:[^;]*?url\([^;]*/gi;
const ADDRESS = /url\(\s*["']?([^"')]+?)["']?\s*\)/gi;

/** Converts lazily loaded pictures, background pictures and those for browsers without script to plain ones. */
export function plainPictures(tree: Root): void {
  const shown = new Set<string>();
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName === "noscript") return SKIP;
    if (element.tagName === "amp-img") element.tagName = "img";
    if (element.tagName !== "img" || !parent || index === undefined) return;
    const around = parent.type === "element" && parent.tagName === "picture" ? parent : null;
    const src = addressOf(element) ?? (around && sourceIn(around));
    if (src) shown.add(stemOf(src));
    if (src) element.properties.src = src;
    else if (STAND_IN.test(String(element.properties.src ?? ""))) parent.children.splice(index, 1);
  });
  visit(tree, "element", (element, index, parent) => {
    if (!parent || index === undefined) return;
    if (element.tagName === "noscript") {
      const isShown = pictureIn(element).some((src) => shown.has(stemOf(src)));
      parent.children.splice(index, 1, ...(isShown ? [] : (element.children as Element[])));
      return index;
    }
    for (const behind of backgroundsOf(element)) {
      if (shown.has(stemOf(behind))) continue;
      shown.add(stemOf(behind));
      const picture: Element = { type: "element", tagName: "img", properties: { src: behind, alt: "" }, children: [] };
      if (element.tagName === "img" || element.tagName === "a") parent.children.splice(index, 0, picture);
      else element.children.unshift({ type: "element", tagName: "p", properties: {}, children: [picture] });
    }
  });
}

function addressOf({ properties }: Element): string | null {
  const late = LATE.map((name) => String(properties[name] ?? "")).find((address) => isAddress(address));
  const src = String(properties.src ?? "");
  const largest = largestOf(properties.dataSrcset ?? properties.dataLazySrcset ?? properties.srcSet);
  return late ?? largest ?? (src && !STAND_IN.test(src) ? src : null);
}

const isAddress = (text: string) =>
  /^(https?:)?\/|\.(jpe?g|png|gif|webp|avif|svg)(\?|$)/i.test(text) && !/\s/.test(text);

/** The address of the widest of several sizes. */
function largestOf(sizes: unknown): string | null {
  const text = Array.isArray(sizes) ? sizes.join(", ") : String(sizes ?? "");
  const found = [...text.matchAll(/([^\s,]\S*)(?:\s+([\d.]+)[wx])?(?:,|$)/g)].filter(
    ([, src]) => src && !STAND_IN.test(src),
  );
  const broadest = found.toSorted((a, b) => Number(b[2] ?? 0) - Number(a[2] ?? 0))[0]?.[1];
  return broadest?.replace(/,$/, "") ?? null;
}

function sourceIn({ children }: Element): string | null {
  const source = children.find((child) => child.type === "element" && child.tagName === "source");
  return source?.type === "element" ? largestOf(source.properties.srcSet ?? source.properties.dataSrcset) : null;
}

function backgroundsOf({ properties }: Element): string[] {
  const styles = String(properties.style ?? "").match(BACKGROUND) ?? [];
  const styled = styles.flatMap((style) => [...style.matchAll(ADDRESS)].map(([, address = ""]) => address.trim()));
  const late = LATE_BACKGROUND.map((name) => String(properties[name] ?? "")).filter(isAddress);
  return [...styled, ...late].filter((address) => address && !/^(data:|#)/.test(address));
}

function pictureIn(element: Element): string[] {
  const found: string[] = [];
  visit(element, "element", (each: ElementContent) => {
    if (each.type === "element" && each.tagName === "img") found.push(String(each.properties.src ?? ""));
  });
  return found;
}

/** The same for all sizes that WordPress makes of a picture. */
const stemOf = (address: string) =>
  address
    .replace(/[?#].*$/, "")
    .replace(/^(https?:)?\/\/[^/]*/, "")
    .replace(/(-\d+x\d+|-scaled)+(?=\.\w+$)/, "");
