/// <reference path="./subset-font.d.ts" />
/**
 * `npm run generate -w site`: makes the site's font files of the packages' ones. They hold what a page in a Western European
 * language needs and nothing else, for they are half of what a phone loads before its first view
 * (docs/decisions/133-small-fonts.md).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const FOLDER = fileURLToPath(new URL("../src/styles/typefaces/files/", import.meta.url));

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");

/** Basic Latin and Latin-1, further letters of French, Turkish and Slavic names that the packages have, and typography. */
const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸŠšŽžı${between(0x2009, 0x200a)}‑–—‘’‚“”„†•…\u202f‰‹›€™−←↑→↓↗`;

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
    files.set(`${name}.woff2`, await subsetFont(readFileSync(resolve(file)), CHARACTERS, options));
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
