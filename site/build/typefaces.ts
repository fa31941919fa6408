/// <reference path="./subset-font.d.ts" />
/**
 * `npm run generate -w site`: makes the site's font files of the packages' ones. They hold what a page in a Western European
 * language needs and nothing else, for they are half of what a phone loads before its first view
 * (docs/decisions/133).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const FOLDER = fileURLToPath(new URL("../src/styles/typefaces/files/", import.meta.url));

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");

/** All characters: Basic Latin and Latin-1, further letters of names that the packages have, and typography. */
const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸŠšŽžı${between(0x2009, 0x200a)}‑–—‘’‚“”„†•…\u202f‰‹›€™−←↑→↓↗`;

/** Letters of German texts beyond Basic Latin, with the French letters of names that are at home in them. */
const COMMON = "\u00a0§©«\u00ad®°²³·»ÄÉÖ×ÜßàäçèéêöüŒœ\u2009‑–—‘’‚“”„•…\u202f‹›€™−";

/** Characters of the files that the first view needs, and of those that only a text with such a letter asks for. */
const [FIRST, RARE] = [true, false].map((first) =>
  [...CHARACTERS].filter((each) => first === (each <= "~" || COMMON.includes(each))).join(""),
) as [string, string];

/** `unicode-range` of the second files, for styles/rare-letters.css. */
export const RARE_RANGE = rangeOf(RARE);

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

/** Kerning, composed letters, and figures of one width. Stylistic sets, fractions and the like are left out. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum"];

type Source = { file: string; wght?: number | { min: number; max: number } };

/**
 * The files by name. Headings have one weight: it costs half of the four that they had, which a reader hardly tells apart.
 */
const TYPEFACES: Record<string, Source> = {
  "bricolage-grotesque": {
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    wght: 750,
  },
  "instrument-sans": {
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    wght: { min: 400, max: 700 },
  },
  "dm-serif-display": { file: "@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2" },
  figtree: {
    file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    wght: { min: 400, max: 700 },
  },
  manrope: {
    file: "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2",
    wght: { min: 400, max: 800 },
  },
};

/** The packages that the files are made of: their licence asks for a notice with each copy. */
export const TYPEFACE_PACKAGES = Object.values(TYPEFACES).map(({ file }) => file.split("/").slice(0, 2).join("/"));

/** WOFF2 files by their names. */
export async function makeTypefaces(): Promise<Map<string, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const files = new Map<string, Buffer>();
  for (const [name, { file, wght }] of Object.entries(TYPEFACES)) {
    const options = {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      ...(wght && { variationAxes: { wght } }),
    } as const;
    const source = readFileSync(resolve(file));
    files.set(`${name}.woff2`, await subsetFont(source, FIRST, options));
    files.set(`${name}-rare.woff2`, await subsetFont(source, RARE, options));
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
