import type { Editor } from "@tiptap/core";

/** Links the selection, or changes the link at the cursor; with neither, inserts the target's title as a link. */
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
