import type { RefObject } from "react";
import type { Insert } from "./insert-text.ts";

/** Props that a field gives to the editor of its text, or to the text area in its place. */
export type TextEditorProps = {
  id: string;
  path: string;
  text: string;
  onChange: (text: string) => void;
  readOnly: boolean;
  rows: number;
  /** How many levels of headings fit the place where the text stands. */
  headings: number;
  /** Whether the site shows a paragraph of nothing but pictures and films as a series. */
  series: boolean;
  labelledBy: string;
  describedBy: string;
  required: boolean;
  invalid: boolean;
  /** Gets the function that inserts words where the cursor is. */
  insert: RefObject<Insert | null>;
};
