import type { RefObject } from "react";
import type { Insert } from "./insert-text.ts";

/** Props of the rich text editor and of the text area that replaces it. */
export type TextEditorProps = {
  id: string;
  path: string;
  text: string;
  onChange: (text: string) => void;
  readOnly: boolean;
  rows: number;
  headings: number;
  /** Whether the site shows a paragraph of only pictures and films as a series. */
  series: boolean;
  labelledBy: string;
  describedBy: string;
  required: boolean;
  invalid: boolean;
  insert: RefObject<Insert | null>;
};
