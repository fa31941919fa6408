import { SaxesParser, type SaxesTagNS } from "saxes";
import { moving, refusedMark, refusedPart, tooComplicated, unreadable } from "./refused-mark.ts";
import { STYLED_SIZE } from "./svg-frame.ts";
import { decodedName, isPlain, isPlainAttribute, moves, withoutAddresses } from "./svg-styles.ts";
import { MAX_LENGTH, tooLarge } from "./svg-text.ts";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const XML = "http://www.w3.org/XML/1998/namespace";

/** Maximum nesting of elements, the limit of libxml2. */
const MAX_DEPTH = 250;

/** Elements removed with their content: metadata and scripts. */
const DROPPED = /^(?:script|handler|listener|metadata|title|desc)$/;

const MOVING = /^(?:animate(?:Color|Motion|Transform)?|set|discard)$/;

/** Elements whose lengths are relative to the painted element by default. */
const PAINT_SERVER = /^(?:linearGradient|radialGradient|stop|filter|mask|pattern|clipPath|fe\w+)$/;

const RASTER = /^\s*data:image\/(png|jpe?g|webp);base64,/i;

const ENTITY = /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"&<%]{0,500})"|'([^'&<%]{0,500})')\s*>/g;

/** A bitmap in a drawing, as a data URL. */
export type Raster = { raster: string };

export type CleanSvg = {
  root: Map<string, string>;
  content: (string | Raster)[];
  /** Whether browsers and librsvg draw everything in the same places, and no length depends on the picture's size. */
  isPlain: boolean;
};

/**
 * Removes from an SVG whatever isn't drawn, can run, or refers to something outside of the file; the rest stays
 * unchanged. Removes elements and attributes of other namespaces, and expands entities once.
 *
 * @throws RefusedMark with a German message if a browser wouldn't draw the rest; any Error if a browser couldn't read
 *   it
 */
export function cleanSvg(text: string): CleanSvg {
  const parser = new SaxesParser({ xmlns: true });
  const content: (string | Raster)[] = [];
  let root: Map<string, string> | null = null;
  let plain = true;
  let depth = 0;
  let dropped = Number.POSITIVE_INFINITY;
  let css: string | null = null;

  const write = (value: string) => {
    if (depth >= dropped || depth === 0) return;
    if (css === null) content.push(escaped(value));
    else css += value;
  };
  parser.on("doctype", (doctype) => {
    const entities = [...doctype.matchAll(ENTITY)].map(
      ([, name = "", one, other]) => [name, one ?? other ?? ""] as const,
    );
    const longest = Math.max(0, ...entities.map(([, value]) => value.length));
    if (text.split("&").length * longest > MAX_LENGTH) throw tooLarge();
    Object.assign(parser.ENTITIES, Object.fromEntries(entities));
  });
  parser.on("text", write);
  parser.on("cdata", write);
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw tooComplicated();
    if (depth >= dropped) return;
    if (!isKept(tag)) {
      dropped = depth;
      return;
    }
    const attributes = attributesOf(tag);
    if (depth === 1) {
      if (tag.local !== "svg") throw unreadable();
      root = attributes;
      plain = isPlain(attributes.get("style")?.replace(STYLED_SIZE, "$1") ?? "");
      return;
    }
    plain &&= isPlainElement(tag.local, attributes);
    content.push(`<${tag.local}`);
    for (const [name, value] of attributes) content.push(...attribute(name, value));
    content.push(tag.isSelfClosing ? "/>" : ">");
    if (tag.local === "style" && !tag.isSelfClosing) css = "";
  });
  parser.on("closetag", ({ local, isSelfClosing }) => {
    if (css !== null && local === "style") {
      const kept = withoutAddresses(css);
      if (moves(kept)) throw moving();
      plain &&= isPlain(kept);
      content.push(escaped(kept));
      css = null;
    }
    if (depth < dropped && depth > 1 && !isSelfClosing) content.push(`</${local}>`);
    if (depth === dropped) dropped = Number.POSITIVE_INFINITY;
    depth -= 1;
  });
  parser.write(text).close();
  if (!root) throw unreadable();
  return { root, content, isPlain: plain };
}

/** SVG copied from a page has no namespace. */
const isSvg = (uri: string) => uri === SVG || uri === "";

function isKept({ uri, local, attributes }: SaxesTagNS): boolean {
  if (!isSvg(uri) || DROPPED.test(local)) return false;
  if (MOVING.test(local)) throw moving();
  if (local !== "foreignObject") return true;
  // Illustrator's private data, which browsers don't draw.
  if (!attributes.requiredExtensions) throw refusedPart("Teile einer Webseite (foreignObject)");
  return false;
}

function attributesOf({ local: element, attributes }: SaxesTagNS): Map<string, string> {
  const kept = new Map<string, string>();
  const isPicture = /^(?:image|feImage)$/.test(element);
  for (const { uri, local, value } of Object.values(attributes)) {
    if (uri === XML && /^(?:space|lang)$/.test(local)) kept.set(`xml:${local}`, value);
    else if (local === "href" && (uri === "" || uri === XLINK)) {
      if (isPicture && !value.trim().startsWith("#") && !RASTER.test(value)) throw foreignPicture();
      if (element !== "a" && (isPicture || value.trim().startsWith("#")) && !(uri && kept.has("href")))
        kept.set("href", isPicture ? value : decodedName(value.trim()));
    } else if (uri === "" && !/^(?:on|src$)/i.test(local)) kept.set(local, withoutAddresses(value));
  }
  if (moves(kept.get("style") ?? "")) throw moving();
  return kept;
}

const foreignPicture = () =>
  refusedMark(
    "Diese SVG-Datei zeigt ein Bild, das nicht in ihr enthalten oder kein PNG, JPEG oder WebP ist. Bitte betten Sie es im Zeichenprogramm ein, oder laden Sie das Zeichen als PNG hoch.",
  );

function isPlainElement(element: string, attributes: Map<string, string>): boolean {
  if (element === "text" || attributes.has("systemLanguage") || attributes.has("transform-origin")) return false;
  return PAINT_SERVER.test(element) || [...attributes].every((each) => isPlainAttribute(...each));
}

const CHARACTERS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"\t\n\r]/g, (each) => CHARACTERS[each] ?? each);

/** Serializes an attribute; a bitmap's data URL becomes a separate part. */
export function attribute(name: string, value: string): (string | Raster)[] {
  const written = name === "href" && RASTER.test(value) ? { raster: value } : inQuotes(value);
  return [` ${name}="`, written, '"'];
}

/** Keeps line breaks and tabs as character references (XML 1.0, 3.3.3). */
const inQuotes = (value: string) => escaped(value).replace(/[\t\n\r]/g, (each) => `&#${each.charCodeAt(0)};`);
