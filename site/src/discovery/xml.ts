const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes text for an element or attribute; removes control characters that XML 1.0 doesn't allow (2.2). */
export function xmlText(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "").replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** An element with XML content; empty without content. */
export function element(name: string, content: string, attributes: Record<string, string> = {}): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${xmlText(value)}"`);
  return `<${name}${written.join("")}>${content}</${name}>`;
}

/** An element with text; empty without text. */
export function textElement(
  name: string,
  text: string | null | undefined,
  attributes?: Record<string, string>,
): string {
  return text ? element(name, xmlText(text), attributes) : "";
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
