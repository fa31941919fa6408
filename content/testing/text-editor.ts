import { Editor } from "@tiptap/core";
import { type OpenText, openText } from "../src/fields/markdown/conversion/open-text.ts";
import { type Pasted, pasteProps } from "../src/fields/markdown/paste/paste-props.ts";
import { RULES, TEXT_EXTENSIONS, TEXT_SCHEMA } from "../src/fields/markdown/schema/markdown-schema.ts";
import { openDocument } from "./without-browser.ts";

/** Clipboard content. */
type Clipboard = { html?: string; text?: string };

/** The admin's rich text editor with all its rules, in a document without a browser. */
export function openEditor(text = "") {
  if (!("document" in globalThis)) openDocument();
  let pasted: Pasted = { left: null, asMarkdown: null };
  const opened: OpenText = openText(text, TEXT_SCHEMA);
  const editor = new Editor({
    element: document.body.appendChild(document.createElement("div")),
    extensions: TEXT_EXTENSIONS,
    injectCSS: false,
    content: opened.doc.toJSON(),
    editorProps: pasteProps((now) => {
      pasted = now;
    }),
    ...RULES,
  });
  const { view } = editor;

  function press(key: string, init: KeyboardEventInit = {}): boolean {
    const event = new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
    return !view.dom.dispatchEvent(event);
  }

  return {
    editor,
    /** Types character by character; a line break is Enter. */
    type(words: string): void {
      for (const sign of words) {
        if (!press(sign === "\n" ? "Enter" : sign)) {
          const { from, to } = view.state.selection;
          const insert = () => view.state.tr.insertText(sign, from, to);
          if (!view.someProp("handleTextInput", (handle) => handle(view, from, to, sign, insert)))
            view.dispatch(insert());
        }
      }
    },
    press,
    /** Pastes; `plain` is Ctrl+Shift+V. */
    paste({ html = "", text: words = "" }: Clipboard, { plain = false } = {}): void {
      const data = { files: [], getData: (type: string) => ({ "text/html": html, "text/plain": words })[type] ?? "" };
      const event = Object.assign(new window.Event("paste"), { clipboardData: data }) as unknown as ClipboardEvent;
      if (html && !plain) view.pasteHTML(html, event);
      else view.pasteText(words, event);
    },
    /** The message and the offer after a paste. */
    said: async (): Promise<Pasted> => {
      await Promise.resolve();
      return pasted;
    },
    /** Moves the cursor after this text. */
    goBehind(words: string): void {
      view.state.doc.descendants((node, at) => {
        if (node.isText && node.text?.includes(words))
          editor.commands.setTextSelection(at + node.text.indexOf(words) + words.length);
      });
    },
    markdown: () => opened.write(view.state.doc),
    clear: () => editor.commands.clearContent(),
    close: () => editor.destroy(),
  };
}
