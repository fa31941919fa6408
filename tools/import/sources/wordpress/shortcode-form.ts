import type { Mark, Token } from "./scan.ts";

/** Parts of names that plugins and themes give their shortcodes. None is a German word in lower case. */
const VOCABULARY = new Set(
  (
    "accordion adsense alert archives audio blockquote borlabs box breadcrumb breadcrumbs btn button buttons calendar " +
    "caption carousel cart chart checkout code column columns contact cookie cookies countdown counter divider dropcap " +
    "elementor embed envira event events facebook feed foogallery form forms formular fusion gallery galleries " +
    "googlemaps gravityform heading headline highlight html icon icons image images img instagram kontaktformular " +
    "layerslider lightbox list listing login logout map maps menu message modal modula newsletter ngg nggallery ninja " +
    "picture pinterest playlist popup portfolio posts pricing product products project projects pullquote register row " +
    "search section separator share shortcode sidebar sitemap slide slider sliders slideshow social soundcloud spacer " +
    "spotify tab table tablepress tabs tabgroup team testimonial testimonials toc toggle toggles tooltip twitter " +
    "username video videos vimeo widget widgets woocommerce wpforms year youtube"
  ).split(" "),
);

/** A value that is given: `ids="1,2"`, `link=https://…`, or all of it, as in `[youtube=https://…]`. */
const VALUE = /\s[\w-]+\s*=\s*(?:["'“”„″]|&quot;|&#8221;)|^\s+[\w-]{2,}=\S|^=\s*["'“”„″]?https?:/;

/** Values without a name, as in `[youtube https://…]`, `[playlist 5]`. */
const UNNAMED = /^(?:\s+(?:"[^"]*"|'[^']*'|https?:\S+|[\w,.-]*\d[\w,.-]*|[\w-]+=\S+))*\s*$/;

const ENDS_BLOCK =
  /^<(?:!--|\/?(?:address|article|aside|blockquote|br|center|div|dd|dl|dt|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|section|table|tbody|td|th|tr|ul)\b)/i;

/**
 * Tells a shortcode from words in brackets. WordPress knows by the names that are registered, which an export does not tell: a
 * shortcode has a value, an end, a name that plugins give, or stands alone in its line.
 *
 * @param isPaired whether its end, or its beginning, stands in the text
 */
export function isShortcode(tokens: readonly Token[], index: number, isPaired: boolean): boolean {
  const { name, rest, closing } = tokens[index] as Mark;
  if (isPaired || closing || VALUE.test(rest)) return true;
  if (!UNNAMED.test(rest)) return false;
  if (name.includes("_")) return true;
  if (name === name.toLowerCase() && name.split("-").some((part) => VOCABULARY.has(part))) return true;
  return (
    /^[a-z][a-z\d-]{3,}$/.test(name) && rest.trim() === "" && isEdge(tokens, index, -1) && isEdge(tokens, index, 1)
  );
}

/** Whether a line ends, or a block, on that side of a token. */
export function isEdge(tokens: readonly Token[], index: number, side: 1 | -1): boolean {
  for (let at = index + side; ; at += side) {
    const token = tokens[at];
    if (!token) return true;
    if (token.kind === "words" && token.text.trim() === "" && !token.text.includes("\n")) continue;
    if (token.kind === "words") return side === 1 ? /^[^\S\n]*\n/.test(token.text) : /\n[^\S\n]*$/.test(token.text);
    return token.kind === "mark" || ENDS_BLOCK.test(token.text);
  }
}
