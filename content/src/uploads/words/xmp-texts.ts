import { XMLParser } from "fast-xml-parser";
import type { Told } from "./words.ts";

/** Longer ones hold a program's history, and would only take time; in bytes. */
const LONGEST_BYTES = 300_000;

/** Properties without their namespaces' prefixes (XMP, ISO 16684-1, 8.3; IPTC Core and Extension; photoshop). */
const PROPERTIES: [keyof Told, string][] = [
  ["creator", "creator"],
  ["creditLine", "Credit"],
  ["copyright", "rights"],
  ["alternativeText", "AltTextAccessibility"],
  ["description", "description"],
  ["headline", "Headline"],
  ["title", "title"],
];

type Xml = string | Xml[] | { [name: string]: Xml | undefined } | undefined;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true, // it is what lets numbers of characters be read, as `&#xA;`
});

const list = (xml: Xml): Xml[] => (Array.isArray(xml) ? xml : xml === undefined ? [] : [xml]);
const part = (xml: Xml, name: string): Xml => (typeof xml === "object" && !Array.isArray(xml) ? xml[name] : undefined);
const textOf = (xml: Xml): string =>
  typeof xml === "string" ? xml : typeof part(xml, "#text") === "string" ? String(part(xml, "#text")) : "";

/** Reads texts of XMP; of several languages German, else the default one. */
export function xmpTexts(xmp: Buffer): Told {
  const xml = xmp.toString("utf8").replace(/^\ufeff/, "");
  if (xmp.length > LONGEST_BYTES || /<!DOCTYPE/i.test(xml)) return {};
  const root = parser.parse(xml) as Xml;
  const descriptions = list(part(part(root, "xmpmeta"), "RDF") ?? part(root, "RDF")).flatMap((rdf) =>
    list(part(rdf, "Description")),
  );
  const told: Told = {};
  for (const [name, property] of PROPERTIES) {
    const values = descriptions.map((each) => textIn(part(each, property) ?? part(each, `@${property}`)));
    told[name] = values.find((value) => value.trim() !== "") ?? "";
  }
  return told;
}

function textIn(xml: Xml): string {
  const languages = list(part(part(xml, "Alt"), "li"));
  if (languages.length > 0) return inGerman(languages);
  const names = ["Seq", "Bag"].flatMap((kind) => list(part(part(xml, kind), "li")));
  return names.length > 0 ? names.map(textOf).filter(Boolean).join(", ") : textOf(xml);
}

function inGerman(languages: Xml[]): string {
  const tagged = (tag: RegExp) => languages.find((each) => tag.test(textOf(part(each, "@lang"))));
  return textOf(tagged(/^de\b/i) ?? tagged(/^x-default$/i) ?? languages[0]);
}
