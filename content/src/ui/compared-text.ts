import type { ComponentType } from "react";

export type ComparedTextProps = {
  before: string;
  after: string;
  shown: "before" | "after";
  /** Element around words that differ. */
  tag: "del" | "ins" | "mark";
  label: string;
  /** Also what is far from a difference is shown. */
  isWhole: boolean;
};

/** Shows a Markdown text as it looks; null until a form has such a field, which brings it (../fields/markdown). */
export const markdown: { ComparedText: ComponentType<ComparedTextProps> | null } = { ComparedText: null };
