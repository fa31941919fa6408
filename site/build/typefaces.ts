/// <reference path="./subset-font.d.ts" />
/**
 * `npm run generate -w site`: subsets the packages' fonts. The site's files contain only what German pages need, since
 * they are a quarter of what a phone loads before its first view (docs/decisions/246).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const FOLDER = fileURLToPath(new URL("../src/styles/typefaces/files/", import.meta.url));

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");

/** Letters, digits and punctuation of German texts, loaded before the first view. */
const FIRST = `${between(0x20, 0x7e).replace(/[`^~\\{}|<>[\]_$#*=]/g, "")}\u00a0§©«\u00ad·»ÄÉÖÜßäéöü\u2009–—‘’‚“”„•…‹›€`;

const RARE = [...`${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœıĂ™−↑↓`]
  .filter((each) => !FIRST.includes(each))
  .join("");

/**
 * Letters of Polish, Turkish, Czech, Hungarian, Romanian and other names, which packages have in a separate file, and
 * ẞ.
 */
const EXTENDED = [...`${between(0x100, 0x17f)}${between(0x218, 0x21b)}ẞ`]
  .filter((each) => !RARE.includes(each))
  .join("");

/** `unicode-range` of the additional files, for styles/rare-letters.css. */
export const RANGES = { rare: rangeOf(RARE), extended: rangeOf(EXTENDED) };

function rangeOf(characters: string): string {
  const codes = [...characters].map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}

/** Ligatures are wrong at German word joints, as in 'Auflage'; tabular figures aren't needed. */
const FEATURES = ["kern"];

type Source = { file: string; wght?: number | { min: number; max: number } };

/**
 * The Latin files by name. Headings have one weight: half the size of the former four, which readers hardly tell apart.
 * Text has those from plain to `strong`.
 */
const TYPEFACES: Record<string, Source> = {
  "bricolage-grotesque": {
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    wght: 750,
  },
  "instrument-sans": {
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    wght: { min: 400, max: 650 },
  },
  "dm-serif-display": { file: "@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2" },
  figtree: {
    file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    wght: { min: 400, max: 650 },
  },
  manrope: {
    file: "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2",
    wght: { min: 400, max: 800 },
  },
};

/** Source packages: their licence requires a notice with each copy. */
export const TYPEFACE_PACKAGES = Object.values(TYPEFACES).map(({ file }) => file.split("/").slice(0, 2).join("/"));

/** WOFF2 files by name. */
export async function makeTypefaces(): Promise<Map<string, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const files = new Map<string, Buffer>();
  for (const [name, { file, wght }] of Object.entries(TYPEFACES)) {
    const options = {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      dropTables: ["STAT"],
      ...(wght && { variationAxes: { wght } }),
    } as const;
    const latin = readFileSync(resolve(file));
    files.set(`${name}.woff2`, await subsetFont(latin, FIRST, options));
    files.set(`${name}-rare.woff2`, await subsetFont(latin, RARE, options));
    const extended = readFileSync(resolve(file.replace("-latin-", "-latin-ext-")));
    files.set(`${name}-extended.woff2`, await subsetFont(extended, EXTENDED, options));
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, data] of await makeTypefaces()) {
    writeFileSync(FOLDER + name, data);
    process.stdout.write(`${name}: ${data.length} bytes\n`);
  }
}
