import { closeHistory } from "@tiptap/pm/history";
import { Slice } from "@tiptap/pm/model";
import { type EditorState, Selection, type Transaction } from "@tiptap/pm/state";
import { cellAround } from "@tiptap/pm/tables";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { openText } from "../conversion/open-text.ts";
import { TEXT_SCHEMA } from "../schema/markdown-schema.ts";
import { ClipboardParser, OWN, ownPieces } from "./clipboard-parser.ts";
import { looksLikeMarkdown } from "./looks-like-markdown.ts";
import { plainText } from "./plain-text.ts";

export type Pasted = {
  left: string | null;
  /** Inserts the paste as Markdown instead; null if it doesn't look like it. */
  asMarkdown: (() => void) | null;
};

type Props = Required<
  Pick<
    EditorProps,
    | "handlePaste"
    | "handleDrop"
    | "transformPastedHTML"
    | "clipboardParser"
    | "clipboardTextParser"
    | "clipboardSerializer"
  >
>;

/** Handles pasted and dropped pieces. `onPasted` is called after each. */
export function pasteProps(onPasted: (pasted: Pasted) => void): Props {
  let left: string | null = null;
  return {
    clipboardSerializer: ownPieces(TEXT_SCHEMA),
    // Parsed as a page: other ProseMirror editors name block types there that we don't have.
    transformPastedHTML: (html) => {
      const { innerHTML } = new DOMParser().parseFromString(html, "text/html").body;
      return innerHTML.includes(OWN) ? html : innerHTML.replaceAll("data-pm-slice", "data-slice");
    },
    clipboardParser: new ClipboardParser((found) => {
      left = found;
    }),
    clipboardTextParser: (text, $at, _plain, view) => plainText(text, view.state.schema, cellAround($at) !== null),
    handlePaste: (view, event, slice) => {
      const before = view.state;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      const sentence = left;
      left = null;
      const ownWay = asBlock(before, slice) ?? asWords(before, event, text);
      if (ownWay) view.dispatch(ownWay.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"));
      const isElsewhere = cellAround(before.selection.$from) || before.selection.$from.parent.type.spec.code;
      const offers = isPlain(slice) && !isElsewhere && looksLikeMarkdown(text);
      queueMicrotask(() => {
        const after = view.state;
        const replace = offers && !after.doc.eq(before.doc) ? () => asMarkdown(view, before, after, text) : null;
        onPasted({ left: sentence, asMarkdown: replace });
      });
      return ownWay !== null;
    },
    handleDrop: () => {
      const sentence = left;
      left = null;
      if (sentence) onPasted({ left: sentence, asMarkdown: null });
      return false;
    },
  };
}

/** Whether a piece is plain text: no list, no marks. */
function isPlain({ content }: Slice): boolean {
  return content.content.every(
    (block) =>
      block.isText ||
      (block.type.name === "paragraph" &&
        block.children.every(({ marks }) => marks.every(({ type }) => type.name === "link"))),
  );
}

/** Starts a new block for a list or heading that is pasted after text, instead of merging its first line. */
function asBlock(state: EditorState, { content, openStart }: Slice): Transaction | null {
  const { $from, empty } = state.selection;
  const { firstChild: first, childCount } = content;
  const isList = /List$/.test(first?.type.name ?? "") && first?.childCount !== 1;
  const begins = isList || (first?.type.name === "heading" && childCount > 1);
  if (!begins || openStart === 0 || $from.parent.type.name !== "paragraph" || $from.parent.content.size === 0)
    return null;
  if ($from.depth === 1) return state.tr.replaceSelection(new Slice(content, 0, 0));
  const isBehindItem = empty && $from.node(-1).type.name === "listItem" && $from.pos === $from.end();
  if (!isList || childCount !== 1 || !isBehindItem) return null;
  const at = $from.after(-1);
  const change = state.tr.insert(at, first?.content ?? content);
  return change.setSelection(Selection.near(change.doc.resolve(at + (first?.content.size ?? 0)), -1));
}

/** Text from a code editor, which would become a code block. */
function asWords(state: EditorState, { clipboardData }: ClipboardEvent, text: string): Transaction | null {
  if (!clipboardData?.getData("vscode-editor-data") || state.selection.$from.parent.type.spec.code) return null;
  return state.tr.replaceSelection(plainText(text, state.schema));
}

/** Undoes a paste and inserts the text as Markdown, in one undo step. */
function asMarkdown(view: EditorView, before: EditorState, after: EditorState, text: string): void {
  const start = before.doc.content.findDiffStart(after.doc.content);
  const end = before.doc.content.findDiffEnd(after.doc.content);
  if (start === null || !end || !view.state.doc.eq(after.doc)) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const tr = closeHistory(view.state.tr);
  tr.replace(start, end.b + overlap, before.doc.slice(start, end.a + overlap));
  tr.setSelection(Selection.fromJSON(tr.doc, before.selection.toJSON()));
  tr.replaceSelection(Slice.maxOpen(openText(text, before.schema).doc.content));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}
