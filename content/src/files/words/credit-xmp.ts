import type { Step } from "../picture-worker.ts";

const XML_ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Creates XMP with only the credit: Dublin Core's creator and rights (XMP, ISO 16684-1, 8.3). EXIF isn't written, since
 * it would turn ä, ö and ü into a, o and u.
 *
 * @param credit the field's text
 * @returns null if there is none
 */
export function creditXmp(credit: string): string | null {
  const text = credit.replace(/\p{Cc}+/gu, " ").trim();
  if (text === "") return null;
  const said = text.replace(/[&<>]/g, (sign) => XML_ENTITIES[sign] ?? sign);
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${said}</rdf:li></rdf:Seq></dc:creator><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${said}</rdf:li></rdf:Alt></dc:rights></rdf:Description></rdf:RDF></x:xmpmeta>`;
}

export function creditSteps(credit: string): Step[] {
  const xmp = creditXmp(credit);
  return xmp === null ? [] : [["withXmp", xmp]];
}
