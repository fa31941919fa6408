import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { optimize } from "svgo";
import { drawnElements, withDescendants } from "./drawn-elements.ts";
import { refusedMark } from "./refused-mark.ts";
import { SVG_SCHEMA } from "./svg-schema.ts";

/** Longest drawing that is read, in characters: a mark needs a tenth of it. */
const MAX_LENGTH = 400_000;

/** Elements that are drawn, and pairs of a selector and an element to which it may apply. */
const MAX_DRAWN = 20_000;
const MAX_STYLING = 60_000;

/** Parts of a selector ('g .a' has two): each multiplies the ways in which it may apply. Drawing programs write one. */
const MAX_SELECTOR_PARTS = 4;

/** Longest edge in px that a drawing gives itself, so that it is fine where it is drawn as pixels. */
const DRAWN_EDGE_PX = 512;

export type ViewBox = { x: number; y: number; width: number; height: number };

export type Drawing = { content: Element[]; viewBox: ViewBox };

/**
 * Reads an SVG and keeps of it what svg-schema.ts allows. Styles of drawing programs become attributes first (svgo), as
 * style sheets are not kept.
 *
 * @throws RefusedMark with a German message if it cannot be read, or if something would be missing of it
 */
export function sanitizeSvg(text: string): Drawing {
  if (text.length > MAX_LENGTH) throw refusedMark("Diese SVG-Datei ist zu groß. Erlaubt sind höchstens 400 kB.");
  if (/<!ENTITY/i.test(text))
    throw refusedMark("Diese SVG-Datei enthält eigene Entitäten. Bitte speichern Sie sie als „SVG, Präsentation“ neu.");
  const selectors = selectorsIn(text);
  if (selectors.length * count(text, /<[a-z]/gi) > MAX_STYLING) throw tooComplicated();
  if (selectors.some((each) => each.split(/[\s>+~]+/).length > MAX_SELECTOR_PARTS)) throw tooComplicated();
  const svg = fromHtml(withAttributes(text), { fragment: true }).children.find(isSvg);
  if (!svg) throw unreadable();
  refuseWhatWouldBeMissing(svg);
  localReferences(svg);
  const viewBox = viewBoxOf(svg);
  const clean = sanitize({ type: "root", children: [svg] }, SVG_SCHEMA) as Root;
  const [root] = clean.children;
  if (!root || !isSvg(root) || !viewBox) throw unreadable();
  const content = elementsWithin(root);
  if (drawnElements(content) > MAX_DRAWN) throw tooComplicated();
  return { content, viewBox };
}

/** The drawing as a file, of which the view box is shown. */
export function svgOf({ content, viewBox: { x, y, width, height } }: Drawing): string {
  const scale = DRAWN_EDGE_PX / Math.max(width, height);
  const root: Element = {
    type: "element",
    tagName: "svg",
    properties: {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: [x, y, width, height].map((each) => Math.round(each * 100) / 100).join(" "),
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    },
    children: content,
  };
  return toHtml(root, {
    space: "svg",
    closeEmptyElements: true,
    characterReferences: { useNamedReferences: false },
  });
}

const unreadable = () =>
  refusedMark("Diese Datei ist keine lesbare SVG-Zeichnung. Bitte speichern Sie sie neu, oder nehmen Sie ein PNG.");

const tooComplicated = () =>
  refusedMark("Diese SVG-Datei ist zu verschachtelt. Bitte vereinfachen Sie sie, oder nehmen Sie ein PNG.");

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Takes the words between each '{' and the rule, comment or tag before it, taken apart at its commas. */
function selectorsIn(text: string): string[] {
  const parts = text.split("{").slice(0, -1);
  return parts.flatMap((part) => {
    const before = ["}", "*/", "[CDATA[", ...(part.includes("<") ? [">"] : [])];
    const prelude = part.slice(Math.max(...before.map((word) => endOf(part, word)))).trim();
    return prelude.startsWith("@") ? [] : prelude.split(",").map((selector) => selector.trim());
  });
}

/** Where the last of these words ends in a text; 0 if there is none. */
const endOf = (text: string, word: string) => (text.includes(word) ? text.lastIndexOf(word) + word.length : 0);

const isSvg = (node: { type: string }): node is Element =>
  node.type === "element" && (node as Element).tagName === "svg";

function withAttributes(text: string): string {
  try {
    const plugins = [
      "removeDoctype",
      "removeXMLProcInst",
      "removeComments",
      "removeMetadata",
      "removeEditorsNSData",
      { name: "inlineStyles", params: { onlyMatchedOnce: false } },
      "convertStyleToAttrs",
      { name: "cleanupNumericValues", params: { floatPrecision: 3 } },
      { name: "convertPathData", params: { floatPrecision: 2 } },
    ] as const;
    return optimize(text, { plugins: [...plugins] }).data;
  } catch (cause) {
    throw Object.assign(unreadable(), { cause });
  }
}

/** Letters and pictures within a drawing are not kept, and a mark without its letters would be another mark. */
function refuseWhatWouldBeMissing(svg: Element): void {
  const names = new Set(withDescendants(svg).map(({ tagName }) => tagName));
  if (names.has("text"))
    throw refusedMark(
      "Diese SVG-Datei enthält Schrift, die auf anderen Geräten fehlt. Bitte wandeln Sie den Text in Pfade um und speichern Sie neu.",
    );
  if (names.has("image"))
    throw refusedMark("Diese SVG-Datei enthält ein eingebettetes Bild. Bitte laden Sie das Zeichen als PNG hoch.");
}

/** Elements alone: words between them would be drawn nowhere. */
function elementsWithin({ children }: Element): Element[] {
  return children.flatMap((child) => (child.type === "element" ? [{ ...child, children: elementsWithin(child) }] : []));
}

/** SVG 1.1 wrote `xlink:href`; all that read SVG today know `href`. */
function localReferences(svg: Element): void {
  for (const { properties } of withDescendants(svg)) {
    properties.href ??= properties.xLinkHref;
    if (properties.href === undefined) delete properties.href;
  }
}

/** Finds the visible part of the drawing; from its size where it has no view box. */
function viewBoxOf({ properties }: Element): ViewBox | null {
  const numbers = String(properties.viewBox ?? "")
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] =
    numbers.length === 4
      ? numbers
      : [0, 0, Number.parseFloat(`${properties.width}`), Number.parseFloat(`${properties.height}`)];
  const usable = [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0;
  return usable ? { x, y, width, height } : null;
}
