import type { Editor } from "@tiptap/core";

/** Makes what is selected a link, or changes the link that the cursor is in; with neither, the target's title becomes one. */
export function setLink(
  editor: Editor,
  address: string,
  title = address.replace(/^(?:mailto:|tel:|https?:\/\/)/, ""),
): void {
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive("link")) {
    const marks = [{ type: "link", attrs: { href: address } }];
    editor.chain().focus().insertContent({ type: "text", text: title, marks }).run();
    return;
  }
  editor.chain().focus().extendMarkRange("link").setLink({ href: address }).run();
}
