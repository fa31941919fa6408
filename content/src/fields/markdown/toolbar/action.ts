import type { ChainedCommands, Editor } from "@tiptap/core";
import type { IconName } from "./ToolIcon.tsx";

export type Action = {
  name: string;
  icon: IconName;
  shortcut?: string;
  run: (editor: Editor) => void;
  /** Whether it applies to the selection; absent for buttons without a state. */
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  isShown?: (editor: Editor) => boolean;
};

export const inTable = (editor: Editor) => editor.isActive("table");
export const outsideOfTable = (editor: Editor) => !inTable(editor);

export const command = (change: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) =>
  void change(editor.chain().focus()).run();
