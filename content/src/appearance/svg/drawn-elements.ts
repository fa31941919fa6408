import type { XastElement } from "svgo";
import { descendants } from "./descendants.ts";
import { LOCAL } from "./svg-schema.ts";

/** Costs of parts of a filter that covers all, in shapes: one is a tenth of a millisecond in librsvg. */
const FILTER_COST = 60;
const COSTS: Record<string, number> = {
  feGaussianBlur: 300,
  feDropShadow: 400,
  feDiffuseLighting: 400,
  feSpecularLighting: 400,
  feDisplacementMap: 1500,
  feTurbulence: 1600,
  feConvolveMatrix: 2500,
  feMorphology: 3500,
};

/** Costs of a layer of its own, in shapes. */
const LAYER_COST = 10;

/** Finds the parts of the drawing that an attribute refers to. */
const referencesOf = ([name, value]: [string, string]): string[] =>
  name === "href" ? [value.slice(1)] : [...value.matchAll(LOCAL)].map(([, , id = ""]) => id);

/** Counts the numbers of a line, path or polygon, and where it is closed: at each point there may be a marker. */
const numbersIn = ({ name, attributes: { d = "", points = "" } }: XastElement) =>
  name === "line" ? 4 : (`${d} ${points}`.match(/\d+|z/gi)?.length ?? 0);

/**
 * Counts drawn elements, references each time: a hundred lines can ask for a billion. A marker counts for each point of
 * the drawing, a part of a filter as many shapes. Infinite for a circle, or not a number.
 */
export function drawnElements(drawing: XastElement): number {
  const all = [drawing, ...descendants(drawing)];
  const byId = new Map(all.toReversed().map((each) => [each.attributes.id ?? "", each]));
  const points = all.reduce((total, each) => total + numbersIn(each), 0);
  const known = new Map<XastElement, number>();
  const counted = (element: XastElement): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    known.set(element, Number.POSITIVE_INFINITY);
    let sum = COSTS[element.name] ?? (element.name.startsWith("fe") ? FILTER_COST : 1);
    if (/\b(?:blur|drop-shadow)\(/i.test(element.attributes.filter ?? "")) sum += COSTS.feDropShadow ?? 0;
    if (element.attributes.mask || element.attributes.style?.includes("blend")) sum += LAYER_COST;
    for (const child of element.children) if (child.type === "element") sum += counted(child);
    for (const [name, value] of Object.entries(element.attributes)) {
      const times = name.startsWith("marker-") ? points : 1;
      for (const part of referencesOf([name, value]).map((id) => byId.get(id))) sum += part ? times * counted(part) : 0;
    }
    known.set(element, sum);
    return sum;
  };
  return counted(drawing);
}
