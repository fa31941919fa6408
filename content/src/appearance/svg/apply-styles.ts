import { _collections, type XastElement, type XastRoot } from "svgo";
import { refusedMark, refusedPart } from "../refused-mark.ts";
import { cascaded } from "./cascade.ts";
import { withPlainColours } from "./colours.ts";
import { descendants, rootOf } from "./descendants.ts";
import { transformOf } from "./transform.ts";

/** Properties that are attributes as well (SVG 2, 6.6 and 8.12). */
const AS_ATTRIBUTE = new Set([
  ...(_collections.attrsGroups.presentation ?? []),
  ...["x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "mask-type", "paint-order", "vector-effect"],
]);

/** Properties that work as a style only, in one renderer or the other. */
const AS_STYLE = ["mask-type", "mix-blend-mode", "isolation", "paint-order"];

/** Properties of which a still picture would lack something, if they say anything. */
const MOVES = /^(?:-webkit-)?animation(?:-name)?$/;
const NOT_EVERYWHERE =
  /^(?:translate|rotate|scale|zoom|perspective|offset-path|backdrop-filter|mask-image|-webkit-(?:mask(?:-image)?|clip-path|filter|transform))$/;
const NOTHING = /^(?:none|normal|auto|initial|unset|inherit|0|1|0s)?$/;

/** Things that librsvg (sharp) draws otherwise than browsers, or not at all, and that are written otherwise here. */
const UNKNOWN_TO_LIBRSVG =
  /var\(|\b(?:color|lab|lch|oklab|oklch)\(|transform-origin|@media|@supports|background|\bd\s*:\s*path|systemLanguage/;

const CALCULATED = /\b(?:calc|min|max|clamp|env)\(/i;

const OF_WINDOW_OR_LETTERS = /^[-+.\d]+(?:rem|r?lh|ch|cap|ic|[sld]?v(?:w|h|i|b|min|max))$/i;

const MAX_VALUE_LENGTH = 4000;

const VARIABLE = /var\(\s*(--[^\s,()]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/;

/** Whether a drawing with its styles applied is to be believed more than librsvg's picture of the file. */
export const needsApplying = (text: string) => UNKNOWN_TO_LIBRSVG.test(text);

/** Writes all styles as attributes that every renderer reads: no style sheet is left, no variable, no calculated colour. */
export function applyStyles(root: XastRoot): void {
  const svg = rootOf(root);
  const [, , width = 0, height = 0] = (svg?.attributes.viewBox ?? "").split(/[\s,]+/).map(Number);
  const styles = cascaded(root);
  const apply = (element: XastElement, inherited: Map<string, string>) => {
    const own = styles.get(element) ?? new Map<string, string>();
    const variables = new Map([...inherited, ...[...own].filter(([name]) => name.startsWith("--"))]);
    const value = (given: string) => withPlainColours(withoutVariables(given, variables) ?? "");
    const declared = new Map(
      [...own].map(([name, given]): [string, string] => [name, value(given)]).filter(([, each]) => each),
    );
    write(element, declared, element === svg, [width, height]);
    for (const [name, given] of Object.entries(element.attributes)) {
      if (OF_WINDOW_OR_LETTERS.test(given)) throw refusedPart(`eine Länge, die von anderem abhängt (${given})`);
      element.attributes[name] = value(given);
    }
    for (const child of element.children) if (child.type === "element") apply(child, variables);
  };
  if (svg) apply(svg, new Map());
  for (const element of descendants(root))
    element.children = element.children.filter((child) => child.type !== "element" || child.name !== "style");
}

function write(element: XastElement, declared: Map<string, string>, isRoot: boolean, box: [number, number]): void {
  const { attributes } = element;
  const style: string[] = [];
  for (const [name, value] of declared) {
    if (MOVES.test(name) && !NOTHING.test(value)) throw moving();
    if (CALCULATED.test(value)) throw refusedPart("eine berechnete Länge (calc)");
    if (NOT_EVERYWHERE.test(name) && !NOTHING.test(value)) throw refusedPart(`„${name}“`);
    if (AS_STYLE.includes(name)) style.push(`${name}:${value}`);
    else if (name === "d") attributes.d = /^path\(\s*(["'])(.*)\1\s*\)$/s.exec(value)?.[2] ?? "";
    else if (name === "marker")
      Object.assign(attributes, { "marker-start": value, "marker-mid": value, "marker-end": value });
    else if (isRoot && /^background(?:-color)?$/.test(name)) element.children.unshift(groundOf(value));
    else if (isRoot && /^(?:width|height|x|y|transform)$/.test(name)) continue;
    else if (AS_ATTRIBUTE.has(name) && !name.startsWith("transform")) attributes[name] = value;
  }
  for (const name of ["mask-type", "paint-order"])
    if (attributes[name] && !declared.has(name)) style.push(`${name}:${attributes[name]}`);
  const [css, origin] = [declared.get("transform"), declared.get("transform-origin") ?? attributes["transform-origin"]];
  if ((css || origin) && /^(?!view-box|border-box)./.test(declared.get("transform-box") ?? ""))
    throw refusedPart("eine Drehung um die eigene Mitte (transform-box)");
  const at = element.name.endsWith("Gradient")
    ? "gradientTransform"
    : element.name === "pattern"
      ? "patternTransform"
      : "transform";
  const transform = isRoot ? undefined : transformOf({ attribute: attributes[at], css, origin }, box);
  if (transform === undefined) delete attributes[at];
  else attributes[at] = transform;
  for (const name of [...AS_STYLE, "style"]) delete attributes[name];
  if (style.length > 0) attributes.style = style.join(";");
}

/** The colour behind a drawing, which browsers alone paint: over all that is seen of it. */
function groundOf(fill: string): XastElement {
  if (!/^[#\w(), .%]+$/.test(fill)) throw refusedPart("einen Hintergrund, der keine Farbe ist");
  const [from, across] = ["-1000%", "2100%"];
  const attributes = { x: from, y: from, width: across, height: across, fill, "fill-opacity": "1", stroke: "none" };
  return { type: "element", name: "rect", attributes, children: [] };
}

export const moving = () =>
  refusedMark(
    "Diese SVG-Datei bewegt sich, ein Zeichen steht hier still. Bitte speichern Sie es ohne Animation, oder nehmen Sie ein PNG.",
  );

/** A value with its variables written out; null if one is not known (CSS Variables 1, 3). */
function withoutVariables(given: string, variables: Map<string, string>): string | null {
  let value = given;
  for (let count = 0; count < 50 && value.includes("var("); count += 1) {
    const [whole, name = "", fallback] = VARIABLE.exec(value) ?? [];
    const known = variables.get(name) ?? fallback;
    if (whole === undefined || known === undefined || value.length > MAX_VALUE_LENGTH) return null;
    value = value.replace(whole, () => known.trim());
  }
  return value.includes("var(") ? null : value;
}
