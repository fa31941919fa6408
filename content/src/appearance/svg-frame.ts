/** Longest edge in px that a drawing gets, so that it is fine where it is drawn as pixels. */
const EDGE_PX = 512;

/** Difference of two ratios that comes from rounding. */
const ROUNDED = 0.01;

/** Units in px (CSS Values 4, 6.2); a letter as browsers take it without a typeface. */
const PX: Record<string, number> = {
  "": 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  em: 16,
};

export type Size = { width: number; height: number };

export type Box = { x: number; y: number } & Size;

/** How a drawing lies in its picture: which part of its plane is shown at which size, the box itself where that has its ratio. */
export type Frame = {
  box: Box;
  size: Size;
  /** `preserveAspectRatio`, if the box doesn't fill the size as it is. */
  fit?: string | undefined;
};

/** Attributes of the root that say its frame. */
const FRAMING = ["viewBox", "width", "height", "preserveAspectRatio", "x", "y"];

/**
 * Reads how a drawing is framed (SVG 2, 7 and 8), in whichever of the possible ways it says so.
 *
 * @param measured px that a drawing covers that says no size
 */
export async function frameOf(root: Map<string, string>, measured: () => Promise<Size>): Promise<Frame> {
  const given = sizeOf(root);
  const box = viewBoxOf(root) ?? { x: 0, y: 0, ...(given ?? (await measured())) };
  const isFilled = !given || Math.abs(given.width / box.width / (given.height / box.height) - 1) < ROUNDED;
  return { box, size: isFilled ? box : given, fit: root.get("preserveAspectRatio") };
}

/** The root's attributes with another frame. */
export function framed(root: Map<string, string>, { box, size, fit }: Frame): Map<string, string> {
  const scale = EDGE_PX / Math.max(size.width, size.height);
  const others = [...root].filter(([name]) => !FRAMING.includes(name));
  return new Map([
    ["viewBox", [box.x, box.y, box.width, box.height].map(rounded).join(" ")],
    ["width", rounded(Math.max(1, size.width * scale))],
    ["height", rounded(Math.max(1, size.height * scale))],
    ...(fit ? [["preserveAspectRatio", fit] as const] : []),
    ...others.map(([name, value]) => [name, name === "style" ? value.replace(STYLED_SIZE, "$1") : value] as const),
  ]);
}

const rounded = (value: number) => String(Number(value.toPrecision(7)));

/** A size in the root's style. */
export const STYLED_SIZE = /(^|;)\s*(width|height)\s*:([^;]*)/gi;

function sizeOf(root: Map<string, string>): Size | null {
  const styled = new Map(
    [...(root.get("style") ?? "").matchAll(STYLED_SIZE)].map(([, , name = "", value = ""]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const [width, height] = (["width", "height"] as const).map(
    (name) => lengthPx(styled.get(name)) ?? lengthPx(root.get(name)),
  );
  return width && height ? { width, height } : null;
}

/** Null if it isn't four numbers, of which the last two say a size. */
function viewBoxOf(root: Map<string, string>): Box | null {
  const numbers = (root.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { x, y, width, height }
    : null;
}

/** A length in px; null if it is none or a part of something. */
function lengthPx(value: string | undefined): number | null {
  const [, number = "", unit = ""] =
    /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)([a-z]*)$/i.exec((value ?? "").trim()) ?? [];
  const factor = PX[unit.toLowerCase()];
  return number && factor !== undefined && Number(number) > 0 ? Number(number) * factor : null;
}
