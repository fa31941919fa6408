/** An item; one without a style continues the item of its level. */
export type Item = {
  level: number;
  /** As in CSS: `disc`, `decimal`, `lower-alpha` … */
  style: string | null;
  /** Null counts on. */
  number: number | null;
  /** The sign or number that stood in front, with `%1` for the number at level 1; empty for what the style alone draws. */
  sign: string;
  nodes: Node[];
};

/** How far a level of a list has counted, and in which style. */
export type Count = { number: number; style: string };

type Marker = { kind: "ul" | "ol" | null; number: number; words: string };

const BULLET = /^(?:none|disc|circle|square)$/;
/** Numbers that an item of a list has in Markdown (CommonMark 5.2); pages show them all with a full stop. */
const MARKDOWN = /^(?:0|[1-9]\d{0,8})\.$/;
const ROMAN = { m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 };

/**
 * Reads the marker of an item: the sign or number of a list of Markdown, or else words.
 *
 * @param counts how far the levels have counted; it counts on
 */
export function markerOf({ level, style, number, sign }: Omit<Item, "nodes">, counts: Count[]): Marker {
  if (!style) return { kind: null, number: 0, words: "" };
  if (BULLET.test(style)) return { kind: "ul", number: 0, words: "" };
  counts.length = level + 1;
  const count = { number: number ?? (counts[level]?.number ?? 0) + 1, style };
  counts[level] = count;
  const words = (sign || `%${level}.`).replace(/%(\d+)/g, (_, at) => written(counts[Number(at)] ?? count));
  const isMarkdown = MARKDOWN.test(words) && words === `${count.number}.`;
  return isMarkdown ? { kind: "ol", number: count.number, words: "" } : { kind: null, number: 0, words };
}

function written({ number, style }: Count): string {
  if (style === "decimal-leading-zero") return String(number).padStart(2, "0");
  const [, letters = "", kind] = /^(upper|lower)-(roman|alpha|latin)$/.exec(style) ?? [];
  if (!kind || number < 1 || number > 3999) return String(number);
  const low = kind === "roman" ? roman(number) : alphabetic(number);
  return letters === "upper" ? low.toUpperCase() : low;
}

function roman(number: number): string {
  const [letters, value] = Object.entries(ROMAN).find(([, each]) => each <= number) ?? ["", 0];
  return value > 0 ? letters + roman(number - value) : "";
}

/** a to z, aa to zz and so on. */
function alphabetic(number: number): string {
  const [before, last] = [Math.floor((number - 1) / 26), (number - 1) % 26];
  return (before > 0 ? alphabetic(before) : "") + String.fromCharCode(97 + last);
}
