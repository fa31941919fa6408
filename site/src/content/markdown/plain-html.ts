import type { Html } from "../domain.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it was typed, in paragraphs with their line breaks, no sign of it read as Markdown. */
export function plainHtml(text: string): Html {
  const escaped = text.trim().replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
  const paragraphs = escaped
    .split(/\n[ \t\r]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, "<br>\n")}</p>`);
  return paragraphs.join("\n") as Html;
}
