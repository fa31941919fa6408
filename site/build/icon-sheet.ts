import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** The style sheets that name the drawings. */
const STYLES = /\/src\/styles\/icons\/\w+\.css(?:\?inline)?$/;

/** What a style sheet calls the one picture that holds all of its drawings. */
const SHEET = /url\("\.\/icon-sheet\.svg"\)/g;

const DRAWING = /url\("(@tabler\/icons\/outline\/[\w-]+\.svg)"\)/g;

/** Edge of a drawing, in its own units. */
const EDGE = 24;

const require = createRequire(import.meta.url);

/**
 * Lays the icons of a style sheet on one picture within it, one below the other: a browser takes many pictures, however
 * small, a good deal longer than one before it paints for the first time. A drawing's address becomes its place on the sheet, a
 * `mask-position`.
 */
export function iconSheet(): Plugin {
  return {
    name: "icon-sheet",
    enforce: "pre",
    transform: (code, id) => (STYLES.test(id) ? layOut(code) : undefined),
  };
}

/** The style sheet with places for addresses. */
export function layOut(css: string): string {
  const files = [...new Set([...css.matchAll(DRAWING)].map(([, file = ""]) => file))];
  const place = (file: string) => `${((100 * files.indexOf(file)) / Math.max(1, files.length - 1)).toFixed(4)}%`;
  return css
    .replace(DRAWING, (_, file: string) => place(file))
    .replace(SHEET, () => `url("data:image/svg+xml,${draw(files).replace(/[<>#%]/g, encodeURIComponent)}")`);
}

function draw(files: string[]): string {
  const height = EDGE * files.length;
  const drawings = files.map((file, index) => `<g transform='translate(0 ${EDGE * index})'>${pathsOf(file)}</g>`);
  const strokes = "fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'";
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${EDGE}' height='${height}' ${strokes}>${drawings.join("")}</svg>`;
}

/** What is drawn in a file, without the square behind it. */
function pathsOf(file: string): string {
  const paths = [...readFileSync(require.resolve(file), "utf8").matchAll(/ d="([^"]+)" \/>/g)];
  if (paths.length === 0) throw new Error(`${file} holds no path: icon-sheet.ts cannot draw it`);
  return paths.map(([, data]) => `<path d='${data}'/>`).join("");
}
