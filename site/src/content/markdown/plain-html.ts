import type { Html } from "../domain.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as typed, in paragraphs with line breaks, without Markdown. */
export function plainHtml(text: string): Html {
  const escaped = text.trim().replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
  const paragraphs = escaped
    .split(/\n[ \t\r]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, "<br>\n")}</p>`);
  return paragraphs.join("\n") as Html;
}
