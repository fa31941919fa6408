import { SaxesParser, type SaxesTagNS } from "saxes";
import { moving, refusedMark, refusedPart, tooComplicated, unreadable } from "./refused-mark.ts";
import { STYLED_SIZE } from "./svg-frame.ts";
import { decodedName, isPlain, isPlainAttribute, moves, withoutAddresses } from "./svg-styles.ts";
import { MAX_LENGTH, tooLarge } from "./svg-text.ts";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const XML = "http://www.w3.org/XML/1998/namespace";

/** How deep elements may be nested: libxml2 reads no deeper. */
const MAX_DEPTH = 250;

/** Elements that go with everything in them: text about the drawing, and anything that runs. */
const DROPPED = /^(?:script|handler|listener|metadata|title|desc)$/;

const MOVING = /^(?:animate(?:Color|Motion|Transform)?|set|discard)$/;

/** Elements whose lengths are parts of what they are applied to, unless they say otherwise. */
const PAINT_SERVER = /^(?:linearGradient|radialGradient|stop|filter|mask|pattern|clipPath|fe\w+)$/;

const RASTER = /^\s*data:image\/(png|jpe?g|webp);base64,/i;

const ENTITY = /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"&<%]{0,500})"|'([^'&<%]{0,500})')\s*>/g;

/** A picture within a drawing, by its data address. */
export type Raster = { raster: string };

export type CleanSvg = {
  /** The root's attributes. */
  root: Map<string, string>;
  /** Everything within the root, as it is written. */
  content: (string | Raster)[];
  /** Browsers and librsvg draw it in the same places, and no length depends on the size of the picture. */
  isPlain: boolean;
};

/**
 * Reads an SVG and leaves out whatever isn't drawn, runs, or names something outside of the file; anything else is as its
 * author wrote it. Elements and attributes of other namespaces go, entities of the file are written out once.
 *
 * @throws RefusedMark with a German message if a browser would not draw what is left; any Error if it could not read it
 */
export function cleanSvg(text: string): CleanSvg {
  const parser = new SaxesParser({ xmlns: true });
  const content: (string | Raster)[] = [];
  let root: Map<string, string> | null = null;
  let plain = true;
  let depth = 0;
  let dropped = Number.POSITIVE_INFINITY; // depth of the element that goes
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

/** Files that somebody copied from a page have no namespace. */
const isSvg = (uri: string) => uri === SVG || uri === "";

function isKept({ uri, local, attributes }: SaxesTagNS): boolean {
  if (!isSvg(uri) || DROPPED.test(local)) return false;
  if (MOVING.test(local)) throw moving();
  if (local !== "foreignObject") return true;
  // Illustrator's own data, which no browser draws.
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

/** An attribute as it is written; the address of a picture within the drawing is a part of its own. */
export function attribute(name: string, value: string): (string | Raster)[] {
  const written = name === "href" && RASTER.test(value) ? { raster: value } : inQuotes(value);
  return [` ${name}="`, written, '"'];
}

/** Line ends and tabs that the file itself wrote as references stay ones (XML 1.0, 3.3.3). */
const inQuotes = (value: string) => escaped(value).replace(/[\t\n\r]/g, (each) => `&#${each.charCodeAt(0)};`);
