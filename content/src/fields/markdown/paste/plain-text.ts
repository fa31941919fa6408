import { Fragment, type Node, type Schema, Slice } from "@tiptap/pm/model";

const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
/** Signs that no page shows and no program types. */
const CONTROL = /(?!\s)\p{Cc}|\ufeff/gu;

/** Plain text as it is: lines and paragraphs, and no sign means anything but itself. */
export function plainText(text: string, schema: Schema): Slice {
  const paragraphs = text
    .replace(LINE_END, "\n")
    .replace(CONTROL, "")
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((lines) => schema.node("paragraph", null, wordsOf(lines, schema)));
  return Slice.maxOpen(Fragment.from(paragraphs)); // a word joins the words around it
}

function wordsOf(lines: string, schema: Schema): Node[] {
  return lines
    .replace(/\n$/, "")
    .split("\n")
    .flatMap((line, index) => [...(index > 0 ? [schema.node("hardBreak")] : []), ...(line ? [schema.text(line)] : [])]);
}
