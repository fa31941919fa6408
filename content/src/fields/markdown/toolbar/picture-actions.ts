import type { Editor } from "@tiptap/core";
import { movePicture } from "../media/move-picture.ts";
import type { Action } from "./action.ts";

export const isPicture = (editor: Editor) => editor.isActive("image");

function move(editor: Editor, step: -1 | 1): void {
  const change = movePicture(editor.state, step);
  if (change) editor.view.dispatch(change);
  editor.commands.focus();
}

/** Reorders a series: by these buttons, their keys, or dragging. */
export const MOVES: Action[] = [
  {
    name: "Bild nach vorn",
    icon: "moveBefore",
    shortcut: "Alt+Pfeil links",
    run: (editor) => move(editor, -1),
    isPossible: (editor) => movePicture(editor.state, -1) !== null,
    isShown: isPicture,
  },
  {
    name: "Bild nach hinten",
    icon: "moveAfter",
    shortcut: "Alt+Pfeil rechts",
    run: (editor) => move(editor, 1),
    isPossible: (editor) => movePicture(editor.state, 1) !== null,
    isShown: isPicture,
  },
];
