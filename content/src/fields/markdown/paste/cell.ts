import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { type EditorState, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import { CellSelection, cellAround } from "@tiptap/pm/tables";
import { oneLine } from "./one-line.ts";

/**
 * Puts a pasted piece into a cell, as lines: a cell has no more, and its neighbours are none of its business.
 *
 * @returns null where nothing stands in the way of the ordinary way
 */
export function pasteIntoCell(state: EditorState, slice: Slice): Transaction | null {
  const $cell = cellAround(state.selection.$from);
  if (!$cell || isLine(slice.content)) return null;
  const holdsCells = /^table/.test(coreOf(slice.content)?.type.name ?? "");
  const isSelected = state.selection instanceof CellSelection;
  if (holdsCells && isSelected) return null;
  const { tr } = state;
  if (isSelected)
    tr.setSelection(TextSelection.create(tr.doc, $cell.pos + 2, $cell.pos + ($cell.nodeAfter?.nodeSize ?? 0) - 2));
  return tr.replaceSelection(asLine(slice, state));
}

/** The same for a piece that is dropped at a place; null where that is no cell. */
export function dropIntoCell(state: EditorState, at: number, slice: Slice, moved: boolean): Transaction | null {
  if (!cellAround(state.doc.resolve(at)) || isLine(slice.content)) return null;
  const { tr } = state;
  if (moved) tr.deleteSelection();
  tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(at))));
  return tr.replaceSelection(asLine(slice, state));
}

export const isInCell = ({ $from }: Selection) => cellAround($from) !== null;

function asLine(slice: Slice, { schema }: EditorState): Slice {
  return Slice.maxOpen(Fragment.from(schema.node("paragraph", null, oneLine(slice.content))));
}

function isLine({ childCount, firstChild }: Fragment): boolean {
  return firstChild === null || firstChild.isInline || (childCount === 1 && firstChild.type.name === "paragraph");
}

/** The first node that is not but a list or a quotation around others. */
function coreOf(content: Fragment): Node | null {
  return content.childCount === 1 ? content.firstChild : null;
}
