const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text as it stands in an element or attribute; without the control characters that XML 1.0 cannot hold (2.2). */
export function xmlText(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "").replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** An element whose content is XML already; nothing for no content. */
export function element(name: string, content: string, attributes: Record<string, string> = {}): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${xmlText(value)}"`);
  return `<${name}${written.join("")}>${content}</${name}>`;
}

/** An element of text; nothing where there is none. */
export function textElement(
  name: string,
  text: string | null | undefined,
  attributes?: Record<string, string>,
): string {
  return text ? element(name, xmlText(text), attributes) : "";
}

/** A whole document. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
