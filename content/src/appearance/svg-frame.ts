/** Long edge of a drawing, in px, for sharp rasterization. */
const EDGE_PX = 512;

const ROUNDED = 0.01;

/** Units in px (CSS Values 4, 6.2); `em` as in browsers without a font. */
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

/**
 * A drawing's frame: the part of its coordinate system that is shown, and its size, which is the box itself if the
 * ratios match.
 */
export type Frame = {
  box: Box;
  size: Size;
  /** `preserveAspectRatio`, if the box doesn't fill the size as it is. */
  fit?: string | undefined;
};

const FRAMING = ["viewBox", "width", "height", "preserveAspectRatio", "x", "y"];

/**
 * Reads a drawing's frame (SVG 2, 7 and 8) from any of the possible attributes.
 *
 * @param measured size in px of a drawing that declares none
 */
export async function frameOf(root: Map<string, string>, measured: () => Promise<Size>): Promise<Frame> {
  const given = sizeOf(root);
  const box = viewBoxOf(root) ?? { x: 0, y: 0, ...(given ?? (await measured())) };
  const isFilled = !given || Math.abs(given.width / box.width / (given.height / box.height) - 1) < ROUNDED;
  return { box, size: isFilled ? box : given, fit: root.get("preserveAspectRatio") };
}

/** Replaces the frame in the root's attributes. */
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

/** Null if it isn't four numbers with a size. */
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

/** A length in px; null if it is invalid or relative. */
function lengthPx(value: string | undefined): number | null {
  const [, number = "", unit = ""] =
    /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)([a-z]*)$/i.exec((value ?? "").trim()) ?? [];
  const factor = PX[unit.toLowerCase()];
  return number && factor !== undefined && Number(number) > 0 ? Number(number) * factor : null;
}
