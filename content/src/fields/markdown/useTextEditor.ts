"use client";

import { EditorState, Selection } from "@tiptap/pm/state";
import { type Editor, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { type OpenText, openText } from "./conversion/open-text.ts";
import { type Pasted, pasteProps } from "./paste/paste-props.ts";
import { RULES, TEXT_EXTENSIONS } from "./schema/markdown-schema.ts";

type Args = {
  text: string;
  onChange: (text: string) => void;
  readOnly: boolean;
  attributes: Record<string, string>;
  onFiles: (files: FileList) => void;
  /** Receives messages after a paste; null once the text has changed. */
  onPasted: (pasted: Pasted | null) => void;
};

/** An editor of a Markdown text. It only writes changes, and shows external ones (a merge, a restored text). */
export function useTextEditor({ text, onChange, readOnly, attributes, onFiles, onPasted }: Args): Editor | null {
  const open = useRef<OpenText | null>(null);
  const known = useRef<string | null>(null);
  const onTheirWay = useRef<string[]>([]);
  const latest = useRef({ onChange, onFiles, onPasted });
  useEffect(() => {
    latest.current = { onChange, onFiles, onPasted };
  });
  const [paste] = useState(() => pasteProps((pasted) => latest.current.onPasted(pasted)));

  const editor = useEditor({
    extensions: TEXT_EXTENSIONS,
    ...RULES,
    immediatelyRender: false,
    injectCSS: false,
    editable: !readOnly,
    onBeforeCreate: ({ editor: created }) => {
      // Before the first render: setting the content later would render it twice.
      known.current = text;
      open.current = openText(text, created.schema);
      Object.assign(created.options, { content: open.current.doc }); // accepts a node, too, although the type doesn't say so
    },
    editorProps: {
      ...paste,
      attributes,
      handlePaste(view, event, slice) {
        const { clipboardData } = event;
        // A piece copied from a page or document also contains text.
        if (!clipboardData?.files.length || clipboardData.getData("text/plain"))
          return paste.handlePaste.call(this, view, event, slice);
        latest.current.onFiles(clipboardData.files);
        return true;
      },
      handleDrop(view, event, ...rest) {
        if (!event.dataTransfer?.files.length) return paste.handleDrop.call(this, view, event, ...rest);
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
        latest.current.onFiles(event.dataTransfer.files);
        return true;
      },
    },
    onUpdate: ({ editor: { state } }) => {
      const now = open.current?.write(state.doc);
      if (now === undefined || now === known.current) return;
      known.current = now;
      latest.current.onPasted(null);
      onTheirWay.current.push(now);
      latest.current.onChange(now);
    },
  });

  useEffect(() => {
    if (!editor) return;
    // The form returns what was written here; on a busy machine only after more was written, which stays.
    const own = onTheirWay.current.lastIndexOf(text);
    onTheirWay.current.splice(0, own + 1);
    if (own >= 0 || known.current === text) return;
    onTheirWay.current = [];
    known.current = text;
    open.current = openText(text, editor.schema);
    show(editor, open.current);
  }, [editor, text]);

  useEffect(() => {
    editor?.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  return editor;
}

/** Shows another text with the cursor at about the same place. Earlier changes can't be undone. */
function show({ view }: Editor, { doc }: OpenText): void {
  const at = Math.min(view.state.selection.from, doc.content.size);
  view.updateState(
    EditorState.create({ doc, plugins: view.state.plugins, selection: Selection.near(doc.resolve(at)) }),
  );
  view.dispatch(view.state.tr);
}
