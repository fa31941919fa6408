import { Fragment, type Schema, Slice } from "@tiptap/pm/model";

const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
/** Control characters, which pages don't show. */
const CONTROL = /(?!\s)\p{Cc}|\ufeff/gu;

/**
 * Converts plain text literally: lines and paragraphs, no Markdown.
 *
 * @param asLines converts paragraphs to lines, too
 */
export function plainText(text: string, schema: Schema, asLines = false): Slice {
  const plain = text.replace(LINE_END, "\n").replace(CONTROL, "");
  const paragraphs = asLines ? [plain.replace(/\n(?:[^\S\n]*\n)+/g, "\n")] : plain.split(/\n(?:[^\S\n]*\n)+/);
  const nodes = paragraphs.map((lines) => {
    const words = lines.replace(/\n$/, "").split(/(\n)/).filter(Boolean);
    return schema.node(
      "paragraph",
      null,
      words.map((each) => (each === "\n" ? schema.node("hardBreak") : schema.text(each))),
    );
  });
  return Slice.maxOpen(Fragment.from(nodes)); // open at both ends, to join the surrounding text
}
