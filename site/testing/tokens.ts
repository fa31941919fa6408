import sheet from "../src/styles/tokens.css?raw";

/** Backgrounds of sections. */
export const TONES = ["paper", "ink"] as const;
type Tone = (typeof TONES)[number];

/** Custom properties by name, without the two hyphens; values as written. */
type Tokens = ReadonlyMap<string, string>;

const DECLARATION = /(?<![a-z0-9-])--([a-z0-9-]+):([^;]+);/g;

function declarations(block: string): [string, string][] {
  return [...block.matchAll(DECLARATION)].map(([, name = "", value = ""]) => [name, value.trim()]);
}

function blockOf(selector: string): string {
  const start = sheet.indexOf(selector);
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  return sheet.slice(start, sheet.indexOf("}", start));
}

const sharedTokens: Tokens = new Map(declarations(blockOf(":root {")));

export function tokensOf(tone: Tone): Tokens {
  return new Map([...sharedTokens, ...declarations(blockOf(`[data-tone="${tone}"] {`))]);
}

type Rgb = [red: number, green: number, blue: number];

/** @throws if the token isn't a colour */
export function colour(tokens: Tokens, name: string): Rgb {
  const value = resolve(tokens, name);
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(value) ?? [];
  const parts = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    : /^rgb\((\d+) (\d+) (\d+)\)$/.exec(value)?.slice(1).map(Number);
  if (parts?.length !== 3) throw new Error(`--${name} is no colour: ${value}`);
  return parts as Rgb;
}

function resolve(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`There is no --${name}`);
  return value.replace(/var\(--([a-z0-9-]+)\)/g, (_, other: string) => resolve(tokens, other));
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * A colour on another, and the contrast required by WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for large text and edges
 * (1.4.11).
 */
type Pair = { front: string; back: string; atLeast: 4.5 | 3 };

/** Every meaningful pair of colours; the same names on both tones. */
export const PAIRS: Pair[] = [
  { front: "text", back: "ground", atLeast: 4.5 },
  { front: "quiet", back: "ground", atLeast: 4.5 },
  { front: "accent", back: "ground", atLeast: 4.5 },
  { front: "error", back: "ground", atLeast: 4.5 },
  { front: "success", back: "ground", atLeast: 4.5 },
  { front: "edge", back: "ground", atLeast: 3 },
  { front: "signal", back: "ground", atLeast: 3 },
];
