import type { TextareaField, TextareaFieldValidation } from "payload";
import { textarea } from "payload/shared";
import { renderingProblem } from "../text-work.ts";

type Options = {
  name: string;
  label: string;
  description: string;
  required?: boolean;
  rows?: number;
  maxLength?: number;
  /** Number of heading levels; 0 for a text of a line or two. */
  headings?: 0 | 1 | 2 | 3;
  /** Whether the site shows a paragraph of only pictures and films as a series. */
  series?: boolean;
};

const EDITOR = "/fields/markdown/field/MarkdownField.tsx#MarkdownField";
const Diff = "/fields/markdown/comparison/MarkdownDiff.tsx#MarkdownDiff";

/** A Markdown text (spec §3, Markdown rendering) with a rich text editor (docs/decisions/089). */
export function markdownField({
  name,
  label,
  description,
  required = false,
  rows = 6,
  maxLength = 100_000,
  headings = 3,
  series = false,
}: Options): TextareaField {
  return {
    name,
    type: "textarea",
    label,
    required,
    maxLength,
    validate: validateMarkdown,
    admin: {
      description,
      rows,
      custom: { isMarkdown: true },
      components: { Field: { path: EDITOR, clientProps: { headings, series } }, Diff },
    },
  };
}

/** Checks that the website can render a text in reasonable time, then Payload's rules. */
export const validateMarkdown: TextareaFieldValidation = (value, options) => {
  const isOfFittingLength = (value?.length ?? 0) <= (options.maxLength ?? Number.POSITIVE_INFINITY);
  return (isOfFittingLength && renderingProblem(value ?? "")) || textarea(value, options);
};
