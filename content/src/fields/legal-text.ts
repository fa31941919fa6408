import { LEGAL_PLACEHOLDERS, unknownPlaceholders } from "@schaufenster/contract/legal-placeholders";
import type { TextareaField, TextareaFieldValidation } from "payload";
import { textarea } from "payload/shared";
import { markdownField } from "./markdown.ts";

const MAX_LENGTH = 200_000;

type Options = { name: string; label: string; description: string; rows: number; standardText: string };

/** A legal text in Markdown, with placeholders that the editor can see and insert below the field. */
export function legalTextField({ standardText, ...options }: Options): TextareaField {
  const field = markdownField({ ...options, maxLength: MAX_LENGTH });
  return {
    ...field,
    // A function, so that the text stands in no column definition.
    defaultValue: () => standardText,
    validate: validateLegalText,
    admin: {
      ...field.admin,
      components: { ...field.admin?.components, afterInput: ["/admin/legal-texts/Placeholders.tsx#Placeholders"] },
    },
  };
}

/** What Payload itself checks, and that every placeholder exists: an unknown one would stand on the website as it is written. */
const validateLegalText: TextareaFieldValidation = (value, options) => {
  const unknown = unknownPlaceholders(value ?? "");
  if (unknown.length === 0) return textarea(value, options);
  const known = LEGAL_PLACEHOLDERS.map(({ name }) => `{{${name}}}`).join(", ");
  return `${unknown.join(", ")} gibt es nicht. Möglich sind: ${known}.`;
};
