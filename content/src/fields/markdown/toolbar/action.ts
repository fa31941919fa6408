import type { ChainedCommands, Editor } from "@tiptap/core";
import type { IconName } from "./ToolIcon.tsx";

/** A button of the toolbar. */
export type Action = {
  name: string;
  icon: IconName;
  /** The shortcut as a person reads it: `Strg+B`. */
  shortcut?: string;
  run: (editor: Editor) => void;
  /** Whether it holds of what is selected; absent if it is nothing that can hold. */
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  /** Shown only where it makes sense. */
  isShown?: (editor: Editor) => boolean;
};

export const inTable = (editor: Editor) => editor.isActive("table");
export const outsideOfTable = (editor: Editor) => !inTable(editor);

/** A command over what is selected, which stays so. */
export const command = (change: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) =>
  void change(editor.chain().focus()).run();
