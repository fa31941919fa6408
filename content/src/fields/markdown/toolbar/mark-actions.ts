import { type Action, command } from "./action.ts";

export const HISTORY: Action[] = [
  {
    name: "Rückgängig",
    icon: "undo",
    shortcut: "Strg+Z",
    run: command((chain) => chain.undo()),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    name: "Wiederholen",
    icon: "redo",
    shortcut: "Strg+Umschalt+Z",
    run: command((chain) => chain.redo()),
    isPossible: (editor) => editor.can().redo(),
  },
];

const mark = (name: string, icon: "bold" | "italic" | "strike", shortcut: string): Action => ({
  name,
  icon,
  shortcut,
  run: command((chain) => chain.toggleMark(icon)),
  isActive: (editor) => editor.isActive(icon),
});

export const MARKS: Action[] = [
  mark("Fett", "bold", "Strg+B"),
  mark("Kursiv", "italic", "Strg+I"),
  mark("Durchgestrichen", "strike", "Strg+Umschalt+S"),
];
