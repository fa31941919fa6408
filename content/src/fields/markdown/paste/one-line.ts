import type { Fragment, Node } from "@tiptap/pm/model";
import { stringify } from "../conversion/syntax.ts";

type Words = readonly Node[];

const BETWEEN_CELLS = " | ";

/** Blocks as lines of one paragraph, for a cell of a table has no more: numbers of a list stay, cells stand side by side. */
export function oneLine(blocks: Fragment): Node[] {
  return joinLines(linesOf(blocks));
}

function joinLines(lines: Words[]): Node[] {
  const kept = lines.filter((line) => line.length > 0);
  return kept.flatMap((line, index) => (index > 0 ? [...breakBefore(line), ...line] : line));
}

const breakBefore = (words: Words) => words.slice(0, 1).map(({ type }) => type.schema.node("hardBreak"));

function linesOf(blocks: Fragment): Words[] {
  // Words among blocks, as in a slice that is open in a paragraph.
  if (blocks.firstChild?.isInline) return [blocks.content];
  return blocks.content.flatMap((block) => {
    const { schema, name } = block.type;
    if (block.isTextblock) return block.type.spec.code ? codeLines(block) : [block.content.content];
    if (name === "tableRow") return [rowOf(block)];
    if (name === "foreignBlock") return [[schema.text(stringify(block.attrs.node) || " ")]];
    if (name !== "orderedList") return linesOf(block.content);
    return block.children.flatMap((item, index) => {
      const [first = [], ...rest] = linesOf(item.content);
      return [[schema.text(`${(block.attrs.start ?? 1) + index}. `), ...first], ...rest];
    });
  });
}

function codeLines({ textContent, type }: Node): Words[] {
  return textContent.split("\n").map((line) => (line ? [type.schema.text(line)] : []));
}

function rowOf(row: Node): Node[] {
  return row.children.flatMap((cell, index) => [
    ...(index > 0 ? [row.type.schema.text(BETWEEN_CELLS)] : []),
    ...joinLines(linesOf(cell.content)),
  ]);
}
