/** Elements around which no paragraph is put. */
const BLOCK =
  "address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video|style|script";

const AROUND_BLOCKS = new RegExp(`(<(?:${BLOCK})\\b[^>]*>|</(?:${BLOCK})>)`, "gi");
const ONLY_BLOCKS = new RegExp(`^(?:<(?:${BLOCK})\\b[^>]*>|</(?:${BLOCK})>)$`, "i");
const OPENS = /^<(?!\/|hr|p\b)/i;

/** WordPress's old editor stores paragraphs as empty lines and breaks as lines: here they are elements. */
export function blockParagraphs(content: string): string {
  const kept: string[] = [];
  const text = content
    .replaceAll("\r\n", "\n")
    .replace(/<pre\b[\s\S]*?<\/pre>/gi, (pre) => `\n\n<hr data-kept="${kept.push(pre) - 1}">\n\n`);
  let depth = 0;
  const parts = text.split(AROUND_BLOCKS).map((part) => {
    if (ONLY_BLOCKS.test(part)) {
      if (/^<\/(?!p\b)/i.test(part)) depth -= 1;
      else if (OPENS.test(part) && !/^<\/|^<(hr|iframe)\b/i.test(part)) depth += 1;
      return part;
    }
    if (part.trim() === "") return part;
    const pieces = part.split(/\n\s*\n/).filter((piece) => piece.trim() !== "");
    const lines = pieces.map((piece) => piece.trim().replaceAll("\n", "<br>\n"));
    return depth > 0 && pieces.length < 2 ? lines.join("") : lines.map((line) => `<p>${line}</p>`).join("\n\n");
  });
  return parts.join("").replace(/<hr data-kept="(\d+)">/g, (_, index) => kept[Number(index)] ?? "");
}
