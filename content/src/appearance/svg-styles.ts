/** Addresses in CSS, by any function that loads something; one that is not closed ends with the text. */
const ADDRESS = /(?:url|src|image-set)\(([^)]*)\)?/gi;

/** A part of the same drawing, or a typeface that the file brings along. */
const OWN = /^["'\s]*(?:#|data:(?:application|font)\/)/i;

const IMPORT = /@import[^;]*;?/gi;

/** An ASCII letter that is escaped for no reason (CSS Syntax 3, 4.3.7). */
const ESCAPED_LETTER = /\\(?:0{0,4}([46][1-9a-f]|[57][\da])(?![\da-f])\s?|(?=[g-z]))/gi;

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;

/** Styles, or one value of them, that name nothing outside of the drawing; without comments. */
export function withoutAddresses(css: string): string {
  return css
    .replace(COMMENT, " ")
    .replace(ESCAPED_LETTER, (_, code?: string) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : ""))
    .replace(IMPORT, " ")
    .replace(ADDRESS, (address, target: string) => {
      if (!OWN.test(target)) return "none";
      return target.includes("%") ? `url("${decodedName(target.replaceAll(/["']/g, "").trim())}")` : address;
    });
}

/** A reference within the drawing with the name as it is written there: librsvg decodes none. */
export function decodedName(reference: string): string {
  try {
    const decoded = decodeURIComponent(reference);
    return /["'()\\]/.test(decoded) ? reference : decoded;
  } catch {
    return reference; // a name with a percent sign
  }
}

/** Whether styles set something in motion. */
export const moves = (css: string) => /@keyframes|animation(?:-name)?\s*:\s*(?!none|inherit|initial)/i.test(css);

/** Properties that change how a drawing looks, but not where it is drawn. */
const PAINT =
  /^(?:-inkscape|clip|color|display|enable-background|fill|filter|flood|font|image|isolation|lighting|line|marker|mask|mix-blend-mode|opacity|overflow|paint-order|shape-rendering|solid|stop|stroke|text|visibility|white-space)(?:-|$)/;

/** Functions whose values depend on something else, or that librsvg does not know. */
const DEPENDENT = /(?:var|calc|min|max|clamp|env|attr|path|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark)\(/i;

/** Lengths that depend on the picture's size. */
const RELATIVE = /\d(?:%|rem|[sld]?v(?:w|h|i|b|min|max))/i;

/** Attributes that say where something is drawn. */
const GEOMETRY = /^(?:[xy][12]?|[cdr][xy]|r|width|height|stroke-(?:width|dash\w+))$/;

/** Whether librsvg finds out where everything is: no rules within rules, nothing but paint, of which it knows all values. */
export function isPlain(css: string): boolean {
  if (/[@&]/.test(css) || DEPENDENT.test(css)) return false;
  const declarations = css.split(/[;{}]/).filter((each) => each.includes(":"));
  return declarations.every((each) => {
    const name = each.slice(0, each.indexOf(":")).trim();
    return PAINT.test(name) && !(GEOMETRY.test(name) && RELATIVE.test(each));
  });
}

/** The same for an attribute. */
export function isPlainAttribute(name: string, value: string): boolean {
  if (name === "style") return isPlain(value);
  return !(GEOMETRY.test(name) && RELATIVE.test(value)) && !DEPENDENT.test(value);
}
