import { type CustomPlugin, optimize, type PluginConfig, type XastElement, type XastRoot } from "svgo";
import { RefusedMark, tooComplicated, unreadable } from "../refused-mark.ts";
import { applyStyles, needsApplying } from "./apply-styles.ts";
import { rootOf } from "./descendants.ts";
import { drawnElements } from "./drawn-elements.ts";
import { EDGE_PX, frame, rounded, type Size, sizeOf, type ViewBox, windowOf } from "./frame.ts";
import { keptOf } from "./keep.ts";
import { plainNames } from "./names.ts";

/** Elements that are drawn. */
const MAX_DRAWN = 20_000;

/** Length in characters from which paths are written with fewer digits: what is kept has an end (mark-length.ts). */
const LONG = 115_000;

/** A drawing as it is kept, as text, and which part of it is shown. */
export type Drawing = { content: string; viewBox: ViewBox };

/** A drawing as it came, and as it is kept. */
export type Sanitized = {
  drawing: Drawing;
  /** For comparison, as it was to look: unsafe, never to be stored. */
  original: string;
  /** Elements and attributes that are not kept. */
  lost: Set<string>;
};

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg">';

/**
 * Reads an SVG and keeps of it what svg-schema.ts allows. Style sheets become attributes first, as they are not kept.
 *
 * @param measured gives the size of a drawing that says none
 * @throws RefusedMark with a German message if it cannot be read, or if something would be missing of it
 */
export async function sanitizeSvg(text: string, measured: (svg: string) => Promise<Size>): Promise<Sanitized> {
  let size = null as Size | null;
  const plain = changed(text, (root) => {
    plainNames(root);
    const svg = rootOf(root);
    if (!svg) throw unreadable();
    root.children = [svg];
    size = sizeOf(svg);
  });
  const known = size ?? (await measured(plain).catch(() => null));
  if (!known) throw unreadable();
  const framed = changed(plain, (root) => frame(root, known));
  const styled = changed(framed, applyStyles);
  const lost = new Set<string>();
  let viewBox: ViewBox = { x: 0, y: 0, width: 0, height: 0 };
  const kept = changed(
    styled,
    (root) => {
      const svg = rootOf(root);
      if (!svg) throw unreadable();
      const [clean] = keptOf(svg, { lost, hidden: false, edge: edgeOf(svg) });
      if (clean?.type !== "element") throw unreadable();
      const window = windowOf(clean);
      viewBox = window.viewBox;
      root.children = [{ ...clean, attributes: { xmlns: "http://www.w3.org/2000/svg" }, children: window.children }];
    },
    ["cleanupIds", then(refuseTooComplicated)],
  );
  const short = kept.length < LONG ? kept : changed(kept, () => {}, rounding(Math.max(known.width, known.height)));
  const content = short.endsWith("</svg>") ? short.slice(OPEN.length, -"</svg>".length) : "";
  return { drawing: { content, viewBox }, original: needsApplying(text) ? styled : framed, lost };
}

const edgeOf = ({ attributes: { viewBox = "" } }: XastElement) =>
  Math.max(
    ...viewBox
      .split(/[\s,]+/)
      .slice(2)
      .map(Number),
  );

/** Digits by which paths of a drawing of this size are right to a fraction of a pixel. */
function rounding(size: number): PluginConfig[] {
  const floatPrecision = Math.min(8, Math.max(1, 5 - Math.ceil(Math.log10(size))));
  return [{ name: "convertPathData", params: { floatPrecision } }];
}

/** The drawing as a file, of which the view box is shown. */
export function svgOf({ content, viewBox: { x, y, width, height } }: Drawing): string {
  const scale = EDGE_PX / Math.max(width, height);
  const [across, down] = [width, height].map((each) => rounded(Math.max(1, each * scale)));
  const box = [x, y, width, height].map(rounded).join(" ");
  return `${OPEN.slice(0, -1)} viewBox="${box}" width="${across}" height="${down}">${content}</svg>`;
}

/** Counts what is stored: names are changed before. */
function refuseTooComplicated(root: XastRoot): void {
  const svg = rootOf(root);
  if (svg && !(drawnElements(svg) <= MAX_DRAWN)) throw tooComplicated();
}

/** The text of a drawing after a change to its elements. */
function changed(text: string, change: (root: XastRoot) => void, others: PluginConfig[] = []): string {
  try {
    return optimize(text, { plugins: [then(change), ...others] }).data;
  } catch (cause) {
    throw cause instanceof RefusedMark ? cause : Object.assign(unreadable(), { cause });
  }
}

const then = (change: (root: XastRoot) => void): CustomPlugin => ({
  name: "change",
  fn: (root) => {
    change(root);
    return null;
  },
});
