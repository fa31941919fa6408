import type { XastChild, XastElement } from "svgo";
import { refusedMark, refusedPart } from "../refused-mark.ts";
import { moving } from "./apply-styles.ts";
import { lengthPx } from "./length.ts";
import { ELEMENTS, isAllowed, LOCAL } from "./svg-schema.ts";

/** Elements that draw nothing: words about the drawing, and what a picture never runs or loads. */
const UNDRAWN = new Set([
  ...["title", "desc", "metadata", "style", "script", "view", "cursor", "font", "font-face", "color-profile"],
  ...["hatch", "mesh", "meshgradient", "solidColor", "handler", "listener", "animation"],
]);

const MOVING = /^(?:animate|animateTransform|animateMotion|animateColor|set)$/;

type Keeping = {
  lost: Set<string>;
  /** Within something that is not shown. */
  hidden: boolean;
  /** The longer edge of the view box. */
  edge: number;
};

/** How large the region of a filter may be, in edges of the drawing. */
const MOST_REGION = 3;

/** Lengths in functions of CSS, but no digits of a colour. */
const LENGTHS = /(?<![#\w.+-])[-+.]*\d[\w.+-]*/g;

/** Filters of CSS that librsvg calculates in other colours than browsers. */
const CHANGED_COLOURS = /\b(?:brightness|contrast|grayscale|hue-rotate|invert|saturate|sepia)\(/i;

/** Keeps an element itself, of a link the parts in it, of a choice one of them, of others nothing. */
export function keptOf(node: XastChild, keeping: Keeping): XastElement[] {
  if (node.type !== "element" || UNDRAWN.has(node.name) || !isForUs(node)) return [];
  const hidden = keeping.hidden || node.attributes.display === "none";
  const within = (children: XastChild[]) => children.flatMap((child) => keptOf(child, { ...keeping, hidden }));
  if (node.name === "a") return [group(node, within(node.children), keeping.lost)];
  if (node.name === "switch") {
    const chosen = node.children.filter((child) => child.type === "element" && isForUs(child)).slice(0, 1);
    return [group(node, within(chosen), keeping.lost)];
  }
  refuseWhatWouldBeMissing(node, { ...keeping, hidden });
  if (ELEMENTS.has(node.name)) return [group(node, within(node.children), keeping.lost, node.name)];
  if (!hidden) keeping.lost.add(`<${node.name}>`);
  return [];
}

function group({ attributes }: XastElement, children: XastElement[], lost: Set<string>, name = "g"): XastElement {
  const kept: Record<string, string> = {};
  for (const [key, value] of Object.entries(attributes)) {
    if (isAllowed(key, value)) kept[key] = value;
    else if (!/^(?:class|version|role)$|^(?:data-|xmlns|aria-)|:/.test(key)) lost.add(key);
  }
  return { type: "element", name, attributes: kept, children };
}

/** Of drawings for several languages the German one is taken, as browsers of visitors do; no extension is known. */
function isForUs({ attributes }: XastElement): boolean {
  const { systemLanguage, requiredExtensions } = attributes;
  return !requiredExtensions && (systemLanguage === undefined || /\bde\b/i.test(systemLanguage));
}

/** Letters and pictures within a drawing are not kept, and a mark without its letters would be another mark. */
function refuseWhatWouldBeMissing(node: XastElement, { hidden, edge }: Keeping): void {
  const { name } = node;
  if (MOVING.test(name)) throw moving();
  if (reachesFar(node, edge)) throw refusedPart("einen Filter, der weit über das Zeichen reicht");
  if (hidden) return;
  if (name === "text" && wordsOf(node).trim())
    throw refusedMark(
      "Diese SVG-Datei enthält Schrift, die auf anderen Geräten fehlt. Bitte wandeln Sie den Text in Pfade um und speichern Sie neu.",
    );
  if (name === "image" || name === "feImage")
    throw refusedMark("Diese SVG-Datei enthält ein eingebettetes Bild. Bitte laden Sie das Zeichen als PNG hoch.");
  if (name === "foreignObject") throw refusedPart("Teile einer Webseite (foreignObject)");
  if (node.attributes.pathLength && node.attributes["stroke-dasharray"])
    throw refusedPart("eine gestrichelte Linie mit eigener Länge (pathLength)");
  const shape = /\b(?:polygon|circle|ellipse|inset|path|rect|xywh|linear-gradient|radial-gradient)\(/i;
  const shaped = ["clip-path", "mask", "fill", "stroke"].find((each) => shape.test(node.attributes[each] ?? ""));
  if (shaped) throw refusedPart(`eine Form, die in CSS steht (${shaped})`);
  if (CHANGED_COLOURS.test(node.attributes.filter ?? "")) throw refusedPart("einen Filter, der in CSS steht");
}

/** Browsers calculate a filter for all of its region, seen or not; it is a part of an element, or has lengths. */
function reachesFar({ name, attributes }: XastElement, edge: number): boolean {
  const { filterUnits, width = "", height = "", filter = "" } = attributes;
  if (name !== "filter")
    return (filter.replaceAll(LOCAL, "").match(LENGTHS) ?? []).some(
      (length) => !(Math.abs(lengthPx(length) ?? Number.NaN) <= MOST_REGION * edge),
    );
  const unit = filterUnits === "userSpaceOnUse" ? edge : 1;
  const parts = [width, height].map((given) => Number.parseFloat(given) / (given.endsWith("%") ? 100 : unit));
  return parts.some((part) => part > MOST_REGION);
}

const wordsOf = (node: XastChild): string =>
  node.type === "element" ? node.children.map(wordsOf).join("") : "value" in node ? node.value : "";
