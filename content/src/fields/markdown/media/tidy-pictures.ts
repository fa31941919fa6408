import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";
import { holdsOnlyPictures, isImage } from "./series.ts";

/** The pictures of a paragraph, separated by one space or line break; null if nothing changes. */
function tidied(block: Node): Node[] | null {
  const { schema } = block.type;
  const nodes: Node[] = [];
  let gap: Node[] = [];
  for (const node of block.children) {
    if (!isImage(node)) {
      gap.push(node);
      continue;
    }
    const isFirst = !nodes.some(isImage);
    const lineEnd = gap.find(({ isText }) => !isText);
    nodes.push(...(isFirst ? gap : [lineEnd ?? schema.text(" ")]), node);
    gap = [];
  }
  nodes.push(...gap); // space before text that is being typed
  const same = nodes.length === block.childCount && nodes.every((node, index) => node.eq(block.child(index)));
  return same ? null : nodes;
}

/**
 * Cleans up after a picture was dragged, dropped between two others, or deleted: two line breaks in a row would end the
 * series. Paragraphs that haven't changed since `before` stay as they are.
 */
function tidyPictures(before: Node, { doc, tr }: EditorState): Transaction | null {
  const known = new Set<Node>();
  before.descendants((node) => void known.add(node));
  const found: { from: number; to: number; nodes: Node[] }[] = [];
  doc.descendants((node, position) => {
    if (known.has(node) || !holdsOnlyPictures(node)) return;
    const nodes = tidied(node);
    if (nodes) found.push({ from: position + 1, to: position + 1 + node.content.size, nodes });
  });
  for (const { from, to, nodes } of found.reverse()) tr.replaceWith(from, to, nodes);
  return tr.docChanged ? tr : null;
}

export const tidyPicturesPlugin = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, before, now) =>
      transactions.some(({ docChanged }) => docChanged) ? tidyPictures(before.doc, now) : null,
  });
