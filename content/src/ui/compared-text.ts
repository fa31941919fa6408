import type { ComponentType } from "react";

export type ComparedTextProps = {
  before: string;
  after: string;
  shown: "before" | "after";
  /** Element around changed words. */
  tag: "del" | "ins" | "mark";
  label: string;
  /** Shows the whole text, not just the surroundings of each change. */
  isWhole: boolean;
};

/** Renders a Markdown text; null until a form with such a field sets it (../fields/markdown). */
export const markdown: { ComparedText: ComponentType<ComparedTextProps> | null } = { ComparedText: null };
