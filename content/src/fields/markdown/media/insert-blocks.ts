import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Editor, JSONContent } from "@tiptap/core";
import type { MediaFile } from "./insert-files.ts";

/** The question about uploaded portraits; the answer is written below each. */
export const WHO = {
  label: "Wer ist das? Name und Aufgabe, mit einem Komma dazwischen",
  note: "Zum Beispiel „Jana Beispiel, Fotografie“. Steht unter dem Porträt und wird vorgelesen.",
  answer: "Namen",
};

/** Up to four capitalized words, then the role; a single word is only a name before a comma. */
const NAMED =
  /^(?=\S+[ ,])(\p{Lu}[\p{L}.'’-]*(?: (?:(?:von|van|de|zu|der|die|dem|den) )*\p{Lu}[\p{L}.'’-]*){0,3})(?:, (.+))?$/u;

const [NAME, ROLE] = ["Name", "Aufgabe"];

/** A person's name and role, from the alternative text; otherwise placeholders. */
export function whoIs(alternativeText: string | null | undefined): { name: string; role: string } {
  const [, name = NAME, role = ROLE] = NAMED.exec((alternativeText ?? "").trim()) ?? [];
  return { name, role };
}

const LINE_END: JSONContent = { type: "hardBreak" };

/** Portraits, each with name in bold and role below: the site shows such a paragraph as people. */
function peopleOf(files: MediaFile[]): JSONContent {
  const people = files.map(({ filename, alternativeText }): JSONContent[] => {
    const { name, role } = whoIs(alternativeText);
    return [
      { type: "image", attrs: { src: UPLOADS_PREFIX + filename, alt: alternativeText ?? "" } },
      LINE_END,
      { type: "text", text: name, marks: [{ type: "bold" }] },
      LINE_END,
      { type: "text", text: role },
    ];
  });
  return {
    type: "paragraph",
    content: people.flatMap((person, index) => (index > 0 ? [LINE_END, ...person] : person)),
  };
}

/** A paragraph with only a link to the contact form, which the site shows as a button. */
const CONTACT_BUTTON: JSONContent = {
  type: "paragraph",
  content: [{ type: "text", text: "Angebot anfragen", marks: [{ type: "link", attrs: { href: "/#contact" } }] }],
};

/** Inserts a block after the one at the cursor. @returns its position */
function insertBlock(editor: Editor, block: JSONContent): number {
  const { $to } = editor.state.selection;
  const at = $to.depth > 0 ? $to.after(1) : $to.pos;
  editor.chain().focus().insertContentAt(at, block).run();
  return at;
}

/** @param files pictures of people; films and PDFs are left out */
export function insertPeople(editor: Editor, files: MediaFile[]): void {
  const pictures = files.filter(({ filename, mimeType }) => filename && mimeType?.startsWith("image/"));
  if (pictures.length === 0) return;
  const start = insertBlock(editor, peopleOf(pictures));
  const name = start + 3; // after the paragraph's start, the picture and the line break
  if (whoIs(pictures[0]?.alternativeText).name === NAME)
    editor.commands.setTextSelection({ from: name, to: name + NAME.length });
  else editor.commands.setTextSelection(editor.state.doc.resolve(name).end());
}

export function insertContactButton(editor: Editor): void {
  insertBlock(editor, CONTACT_BUTTON);
}
