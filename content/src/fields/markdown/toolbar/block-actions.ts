import type { Editor } from "@tiptap/core";
import { type Action, inTable } from "./action.ts";
import { headingLevels } from "./heading-levels.ts";

const inList = (editor: Editor) => editor.isActive("listItem");

const HEADINGS = ["Überschrift", "Kleinere Überschrift", "Kleinste Überschrift"];

/** Headings by their rank in the text, as the site ranks them. */
export function heading(rank: number): Action {
  const level = (editor: Editor) => headingLevels(editor.state.doc)[rank] ?? 6;
  return {
    name: HEADINGS[rank] ?? "",
    icon: (["heading1", "heading2", "heading3"] as const)[rank] ?? "heading1",
    shortcut: `Strg+Alt+${rank + 1}`,
    run: (editor) =>
      editor
        .chain()
        .focus()
        .toggleHeading({ level: level(editor) })
        .run(),
    isActive: (editor) => editor.isActive("heading", { level: level(editor) }),
    isPossible: (editor) => !inTable(editor),
  };
}

export const BLOCKS: Action[] = [
  {
    name: "Aufzählung",
    icon: "bulletList",
    shortcut: "Strg+Umschalt+8",
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive("bulletList"),
    isPossible: (editor) => !inTable(editor),
  },
  {
    name: "Nummerierte Liste",
    icon: "orderedList",
    shortcut: "Strg+Umschalt+7",
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive("orderedList"),
    isPossible: (editor) => !inTable(editor),
  },
  {
    name: "Einrücken",
    icon: "indent",
    shortcut: "Alt+Umschalt+Pfeil rechts",
    run: (editor) => editor.chain().focus().sinkListItem("listItem").run(),
    isPossible: (editor) => editor.can().sinkListItem("listItem"),
    isShown: inList,
  },
  {
    name: "Ausrücken",
    icon: "outdent",
    shortcut: "Alt+Umschalt+Pfeil links",
    run: (editor) => editor.chain().focus().liftListItem("listItem").run(),
    isPossible: (editor) => editor.can().liftListItem("listItem"),
    isShown: inList,
  },
  {
    name: "Zitat",
    icon: "quote",
    shortcut: "Strg+Umschalt+B",
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive("blockquote"),
    isPossible: (editor) => !inTable(editor),
  },
];
