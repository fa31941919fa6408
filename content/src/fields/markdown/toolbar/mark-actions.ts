import type { Action } from "./action.ts";

export const HISTORY: Action[] = [
  {
    name: "Rückgängig",
    icon: "undo",
    shortcut: "Strg+Z",
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    name: "Wiederholen",
    icon: "redo",
    shortcut: "Strg+Umschalt+Z",
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];

export const MARKS: Action[] = [
  {
    name: "Fett",
    icon: "bold",
    shortcut: "Strg+B",
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive("bold"),
  },
  {
    name: "Kursiv",
    icon: "italic",
    shortcut: "Strg+I",
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive("italic"),
  },
  {
    name: "Durchgestrichen",
    icon: "strike",
    shortcut: "Strg+Umschalt+S",
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isActive: (editor) => editor.isActive("strike"),
  },
];
