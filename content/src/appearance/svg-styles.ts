/** URLs in CSS, in any function that loads something; an unclosed one extends to the end. */
const ADDRESS = /(?:url|src|image-set)\(([^)]*)\)?/gi;

/** A reference within the drawing, or an embedded font. */
const OWN = /^["'\s]*(?:#|data:(?:application|font)\/)/i;

const IMPORT = /@import[^;]*;?/gi;

/** A needlessly escaped ASCII letter (CSS Syntax 3, 4.3.7). */
const ESCAPED_LETTER = /\\(?:0{0,4}([46][1-9a-f]|[57][\da])(?![\da-f])\s?|(?=[g-z]))/gi;

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;

/** Removes external URLs and comments from styles or a single value. */
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

/** Decodes a percent-encoded reference within the drawing: librsvg doesn't. */
export function decodedName(reference: string): string {
  try {
    const decoded = decodeURIComponent(reference);
    return /["'()\\]/.test(decoded) ? reference : decoded;
  } catch {
    return reference; // an id with a percent sign
  }
}

export const moves = (css: string) => /@keyframes|animation(?:-name)?\s*:\s*(?!none|inherit|initial)/i.test(css);

/** Properties that change the look of a drawing, but not its geometry. */
const PAINT =
  /^(?:-inkscape|clip|color|display|enable-background|fill|filter|flood|font|image|isolation|lighting|line|marker|mask|mix-blend-mode|opacity|overflow|paint-order|shape-rendering|solid|stop|stroke|text|visibility|white-space)(?:-|$)/;

/** Functions with context-dependent values, or unknown to librsvg. */
const DEPENDENT = /(?:var|calc|min|max|clamp|env|attr|path|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark)\(/i;

const RELATIVE = /\d(?:%|rem|[sld]?v(?:w|h|i|b|min|max))/i;

const GEOMETRY = /^(?:[xy][12]?|[cdr][xy]|r|width|height|stroke-(?:width|dash\w+))$/;

/** Whether librsvg can measure the drawing: no nested rules, only paint properties with values that it knows. */
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
