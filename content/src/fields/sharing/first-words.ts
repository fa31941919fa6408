/** The first paragraph of a Markdown text as plain text: roughly the site's default description. */
export function firstWords(markdown: string): string {
  const paragraphs = markdown.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  const first = paragraphs.find((paragraph) => paragraph && !/^(?:#|!\[|[-*_]{3,}$)/.test(paragraph)) ?? "";
  return first
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/[*_`~\\]|^[>#\s-]+/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}
