import type { EditorState, Transaction } from "@tiptap/pm/state";
import { NodeSelection } from "@tiptap/pm/state";
import { isImage } from "./series.ts";

/**
 * Swaps the selected picture with the previous (-1) or next (1) one in the same paragraph. The space between them
 * stays, so that a series remains one.
 *
 * @returns null if there is no such picture
 */
export function movePicture({ selection, tr }: EditorState, step: -1 | 1): Transaction | null {
  if (!(selection instanceof NodeSelection) || !isImage(selection.node)) return null;
  const { parent } = selection.$from;
  const from = selection.$from.index();
  let to = from + step;
  while (to >= 0 && to < parent.childCount && !isImage(parent.child(to))) to += step;
  if (to < 0 || to >= parent.childCount) return null;

  const start = selection.$from.start();
  const nodes = parent.children.map((node, index) => {
    if (index === from) return parent.child(to);
    return index === to ? selection.node : node;
  });
  const before = nodes.slice(0, to).reduce((size, node) => size + node.nodeSize, 0);
  const moved = tr.replaceWith(start, start + parent.content.size, nodes);
  return moved.setSelection(NodeSelection.create(moved.doc, start + before)).scrollIntoView();
}
