import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Editor, JSONContent } from "@tiptap/core";
import type { MediaFile } from "./insert-files.ts";

/** Stands where a name is to be written. */
const NAME = "Name";

const LINE_END: JSONContent = { type: "hardBreak" };

/** Portraits, each with a name in bold and a role below: the site shows such a paragraph as people. */
function peopleOf(files: MediaFile[]): JSONContent {
  const people = files.map(({ filename, alternativeText }): JSONContent[] => [
    { type: "image", attrs: { src: UPLOADS_PREFIX + filename, alt: alternativeText ?? "" } },
    LINE_END,
    { type: "text", text: NAME, marks: [{ type: "bold" }] },
    LINE_END,
    { type: "text", text: "Aufgabe" },
  ]);
  return {
    type: "paragraph",
    content: people.flatMap((person, index) => (index > 0 ? [LINE_END, ...person] : person)),
  };
}

/** A link to the contact form in a paragraph of its own, which the site shows as a button. */
const CONTACT_BUTTON: JSONContent = {
  type: "paragraph",
  content: [{ type: "text", text: "Angebot anfragen", marks: [{ type: "link", attrs: { href: "/#contact" } }] }],
};

/** Puts a block after the one that the cursor is in. @returns where it begins */
function insertBlock(editor: Editor, block: JSONContent): number {
  const { $to } = editor.state.selection;
  const at = $to.depth > 0 ? $to.after(1) : $to.pos;
  editor.chain().focus().insertContentAt(at, block).run();
  return at;
}

/** @param files pictures of people; films are left out */
export function insertPeople(editor: Editor, files: MediaFile[]): void {
  const pictures = files.filter(({ filename, mimeType }) => filename && !mimeType?.startsWith("video/"));
  if (pictures.length === 0) return;
  const name = insertBlock(editor, peopleOf(pictures)) + 3; // behind the paragraph's start, the picture and the end of line
  editor.commands.setTextSelection({ from: name, to: name + NAME.length });
}

export function insertContactButton(editor: Editor): void {
  insertBlock(editor, CONTACT_BUTTON);
}
