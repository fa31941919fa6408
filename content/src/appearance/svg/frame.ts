import type { XastElement, XastRoot } from "svgo";
import { unreadable } from "../refused-mark.ts";
import { rootOf } from "./descendants.ts";
import { lengthPx } from "./length.ts";

/** Longest edge in px that a drawing gets, so that it is fine where it is drawn as pixels. */
export const EDGE_PX = 512;

export type ViewBox = { x: number; y: number; width: number; height: number };

export type Size = { width: number; height: number };

/** The size in px that a drawing gives itself, by its width and height or its view box; null if it says neither. */
export function sizeOf(svg: XastElement): Size | null {
  const [width, height] = [edgeOf(svg, "width"), edgeOf(svg, "height")];
  if (width && height) return { width, height };
  const [, , boxWidth = 0, boxHeight = 0] = viewBoxOf(svg);
  return boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : null;
}

/** Gives a drawing a size in px and a view box, however it said them. */
export function frame(root: XastRoot, { width, height }: Size): void {
  const svg = rootOf(root);
  if (!svg) return;
  const scale = EDGE_PX / Math.max(width, height);
  const { viewBox = "", style = "", ...others } = svg.attributes;
  const kept = Object.entries(others).filter(([name]) => !["x", "y"].includes(name));
  svg.attributes = {
    ...Object.fromEntries(kept),
    width: rounded(width * scale),
    height: rounded(height * scale),
    viewBox: viewBoxOf(svg).length === 4 ? viewBox : `0 0 ${width} ${height}`,
    style: style.replaceAll(/(^|;)\s*(?:width|height)\s*:[^;]*/gi, "$1"),
  };
}

export const rounded = (value: number) => String(Number(value.toPrecision(7)));

function edgeOf({ attributes }: XastElement, name: "width" | "height"): number | null {
  const styled = new RegExp(`(?:^|[;\\s])${name}\\s*:([^;]+)`, "i").exec(attributes.style ?? "")?.[1];
  return lengthPx(styled) || lengthPx(attributes[name]);
}

/** Its four numbers; none if they are not. */
function viewBoxOf({ attributes }: XastElement): number[] {
  const numbers = (attributes.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : [];
}

/** Attributes that a drawing of its own size and view box has anyway. */
const OWN_SIZE = new Set(["xmlns", "viewBox", "width", "height", "id"]);

/** How a view box lies in its size if a drawing does not say it. */
const USUAL_FIT = /^\s*xMidYMid(?:\s+meet)?\s*$/;

/** Shows a drawing through a window: with all that its root says, it becomes a part where it would change otherwise. */
export function windowOf(svg: XastElement): { viewBox: ViewBox; children: XastElement[] } {
  const [x = 0, y = 0, boxWidth = 0, boxHeight = 0] = (svg.attributes.viewBox ?? "").split(/[\s,]+/).map(Number);
  const [width, height] = [Number(svg.attributes.width), Number(svg.attributes.height)];
  if (!(boxWidth > 0 && boxHeight > 0)) throw unreadable();
  const isPlain = Object.entries(svg.attributes).every(
    ([name, value]) => OWN_SIZE.has(name) || (name === "preserveAspectRatio" && USUAL_FIT.test(value)),
  );
  const sameShape = Math.abs((boxWidth / boxHeight) * (height / width) - 1) < 0.01;
  const children = svg.children.filter((child) => child.type === "element");
  if (isPlain && sameShape && !children.some(usesParts))
    return { viewBox: { x, y, width: boxWidth, height: boxHeight }, children };
  return { viewBox: { x: 0, y: 0, width, height }, children: [svg] };
}

/** Whether its lengths are parts of the window, which is cut to what is seen. */
function usesParts(element: XastElement): boolean {
  const { offset, ...lengths } = element.attributes;
  if (Object.values(lengths).some((value) => value.includes("%"))) return true;
  return element.name !== "svg" && element.children.some((child) => child.type === "element" && usesParts(child));
}
