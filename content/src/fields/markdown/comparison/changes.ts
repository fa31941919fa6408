import { ChangeSet, simplifyChanges, type TokenEncoder } from "@tiptap/pm/changeset";
import type { Mark, Node } from "@tiptap/pm/model";
import { StepMap } from "@tiptap/pm/transform";
import { Decoration } from "@tiptap/pm/view";

export type Range = { from: number; to: number };

const markKey = (marks: readonly Mark[]) => marks.map(({ type, attrs }) => type.name + JSON.stringify(attrs)).join();

/** Formatting counts like text: bold, a link's URL, a heading's level, a picture's alternative text. */
const LOOKS: TokenEncoder<string> = {
  encodeCharacter: (character, marks) => character + markKey(marks),
  encodeNodeStart: ({ type, attrs, marks }) => type.name + JSON.stringify(attrs) + markKey(marks),
  encodeNodeEnd: ({ type }) => `/${type.name}`,
  compareTokens: (one, other) => one === other,
};

/** Finds the differences between two versions, by whole words, as ranges in each. */
export function changes(before: Node, after: Node): { before: Range[]; after: Range[] } {
  const all = new StepMap([0, before.content.size, after.content.size]);
  const set = ChangeSet.create(before, undefined, LOOKS).addSteps(after, [all], null);
  const found = simplifyChanges(set.changes, after);
  return {
    before: found.map(({ fromA: from, toA: to }) => ({ from, to })),
    after: found.map(({ fromB: from, toB: to }) => ({ from, to })),
  };
}

type Look = {
  tag: "del" | "ins" | "mark";
  /** Class of a block that begins within a difference. */
  block: string;
  /** Class of a block that is left out; undefined: shows the whole text. */
  hidden: string | undefined;
};

/** Marks differences; text far from them is replaced by an ellipsis. */
export function decorations(doc: Node, ranges: Range[], { tag, block, hidden }: Look): Decoration[] {
  const found = ranges
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => Decoration.inline(from, to, { nodeName: tag }));
  for (const { from, to } of ranges)
    doc.nodesBetween(from, to, (node, at) => {
      const begins = at >= from && at < to && (node.isTextblock || (node.isBlock && node.isLeaf));
      if (begins) found.push(Decoration.node(at, at + node.nodeSize, { class: block }));
    });
  if (hidden === undefined || ranges.length === 0) return found;
  const blocks: (Range & { isNear: boolean })[] = [];
  doc.forEach((node, from) => {
    const to = from + node.nodeSize;
    // If only the other version has something, the blocks before and after its place count.
    const holds = (range: Range) =>
      Math.min(range.from, range.to - 1) < to && Math.max(range.to, range.from + 1) > from;
    blocks.push({ from, to, isNear: ranges.some(holds) });
  });
  const isFar = (place: number) => [place - 1, place, place + 1].every((each) => !blocks[each]?.isNear);
  for (const [place, { from, to }] of blocks.entries()) {
    if (!isFar(place)) continue;
    if (place === 0 || !isFar(place - 1)) found.push(Decoration.widget(from, gap, { side: -1 }));
    found.push(Decoration.node(from, to, { class: hidden }, { hidden }));
  }
  return found;
}

function gap(): HTMLElement {
  return Object.assign(document.createElement("p"), { textContent: "… unverändert …" });
}
