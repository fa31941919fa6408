import type { Editor } from "@tiptap/core";
import { type Action, command, outsideOfTable } from "./action.ts";
import { headingLevels } from "./heading-levels.ts";

const inList = (editor: Editor) => editor.isActive("listItem");

const HEADINGS = ["Überschrift", "Kleinere Überschrift", "Kleinste Überschrift"];

/** Headings by rank in the text, as on the site. */
export function heading(rank: number): Action {
  const level = (editor: Editor) => headingLevels(editor.state.doc)[rank] ?? 6;
  return {
    name: HEADINGS[rank] ?? "",
    icon: (["heading1", "heading2", "heading3"] as const)[rank] ?? "heading1",
    shortcut: `Strg+Alt+${rank + 1}`,
    run: (editor) => command((chain) => chain.toggleHeading({ level: level(editor) }))(editor),
    isActive: (editor) => editor.isActive("heading", { level: level(editor) }),
    isPossible: outsideOfTable,
  };
}

const block = (name: string, icon: Action["icon"], shortcut: string, type: string, toggle: Change): Action => ({
  name,
  icon,
  shortcut,
  run: command(toggle),
  isActive: (editor) => editor.isActive(type),
  isPossible: outsideOfTable,
});

type Change = Parameters<typeof command>[0];

export const BLOCKS: Action[] = [
  block("Aufzählung", "bulletList", "Strg+Umschalt+8", "bulletList", (chain) => chain.toggleBulletList()),
  block("Nummerierte Liste", "orderedList", "Strg+Umschalt+7", "orderedList", (chain) => chain.toggleOrderedList()),
  {
    name: "Einrücken",
    icon: "indent",
    shortcut: "Alt+Umschalt+Pfeil rechts",
    run: command((chain) => chain.sinkListItem("listItem")),
    isPossible: (editor) => editor.can().sinkListItem("listItem"),
    isShown: inList,
  },
  {
    name: "Ausrücken",
    icon: "outdent",
    shortcut: "Alt+Umschalt+Pfeil links",
    run: command((chain) => chain.liftListItem("listItem")),
    isPossible: (editor) => editor.can().liftListItem("listItem"),
    isShown: inList,
  },
  block("Zitat", "quote", "Strg+Umschalt+B", "blockquote", (chain) => chain.toggleBlockquote()),
];
