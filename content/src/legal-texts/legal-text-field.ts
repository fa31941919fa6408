import { LEGAL_PLACEHOLDERS, unknownPlaceholders } from "@schaufenster/contract/legal-placeholders";
import type { TextareaField, TextareaFieldValidation } from "payload";
import { markdownField, validateMarkdown } from "../fields/markdown/markdown-field.ts";
import { lackingFor } from "./needed-settings.ts";
import { openPlaces, TO_DO } from "./open-places.ts";

/** Below a legal text: what can stand in it instead of words. */
export const PLACEHOLDERS = "/legal-texts/admin/Placeholders.tsx#Placeholders";

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
      components: { ...field.admin?.components, afterInput: [PLACEHOLDERS] },
    },
  };
}

/**
 * Refuses unknown placeholders, which would stand on the website as they are, open places, and placeholders for what nobody
 * has filled in. Not in drafts.
 */
export const validateLegalText: TextareaFieldValidation = async (value, options) => {
  const unknown = unknownPlaceholders(value ?? "");
  if (unknown.length > 0) {
    const known = LEGAL_PLACEHOLDERS.map(({ name }) => `{{${name}}}`).join(", ");
    return `${unknown.join(", ")} gibt es nicht. Möglich sind: ${known}.`;
  }
  const open = openPlaces(value ?? "");
  if (open.length > 0) return stillOpen(open);
  const lacking = await lackingFor(value ?? "", options.req);
  if (lacking.length === 0) return validateMarkdown(value, options);
  return `Unter „Website“ fehlt, was dieser Text nennt: ${lacking.join(", ")}. Tragen Sie es dort ein und veröffentlichen Sie es. Als Entwurf ist der Text gesichert.`;
};

function stillOpen(places: string[]): string {
  const where = [...new Set(places)].map((heading) => (heading ? `„${heading}“` : "am Anfang")).join(", ");
  const count = places.length === 1 ? "eine Stelle" : `${places.length} Stellen`;
  return `Noch offen: ${count} mit „${TO_DO}“ (${where}). Ergänzen Sie, was fehlt, oder löschen Sie, was Sie nicht betrifft. Als Entwurf ist der Text gesichert.`;
}
