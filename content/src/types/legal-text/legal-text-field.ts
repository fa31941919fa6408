import { LEGAL_PLACEHOLDERS, unknownPlaceholders } from "@schaufenster/contract/legal-placeholders";
import type { TextareaFieldValidation } from "payload";
import { validateMarkdown } from "../../fields/markdown/markdown-field.ts";
import { falseStatements } from "../../legal-texts/faults.ts";
import { missingSettingsFor } from "../../legal-texts/needed-settings.ts";
import { openPlaces, TO_DO } from "../../legal-texts/open-places.ts";

export const PLACEHOLDERS = "/types/legal-text/Placeholders.tsx#Placeholders";

export const LEGAL_HINTS = "/types/legal-text/LegalHints.tsx#LegalHints";

/**
 * Refuses unknown placeholders, open places, text of the demo agency, statements that are untrue of this one, and
 * placeholders for empty settings. Accepts them in drafts, from the demo itself, and when reverting to the public text.
 */
export const validateLegalText: TextareaFieldValidation = async (value, options) => {
  const unknown = unknownPlaceholders(value ?? "");
  if (unknown.length > 0) {
    const known = LEGAL_PLACEHOLDERS.map(({ name }) => `{{${name}}}`).join(", ");
    return `${unknown.join(", ")} gibt es nicht. Möglich sind: ${known}.`;
  }
  const open = openPlaces(value ?? "");
  if (open.length > 0) return stillOpen(open);
  const { context, payload } = options.req;
  const site = await payload.findGlobal({ slug: "site-settings", depth: 0, req: options.req });
  const untruths = context?.isDemo ? [] : falseStatements(value ?? "", site);
  const page = { collection: "pages", id: options.id ?? 0, depth: 0, disableErrors: true, req: options.req } as const;
  if (untruths.length > 0 && (await payload.findByID(page))?.content !== value)
    return `${untruths.join(" ")} Als Entwurf ist der Text gesichert.`;
  const lacking = await missingSettingsFor(value ?? "", options.req);
  if (lacking.length === 0) return validateMarkdown(value, options);
  return `Unter „Website“ fehlt, was dieser Text nennt: ${lacking.join(", ")}. Tragen Sie es dort ein und veröffentlichen Sie es. Als Entwurf ist der Text gesichert.`;
};

function stillOpen(places: string[]): string {
  const where = [...new Set(places)].map((heading) => (heading ? `„${heading}“` : "am Anfang")).join(", ");
  const count = places.length === 1 ? "eine Stelle" : `${places.length} Stellen`;
  return `Noch offen: ${count} mit „${TO_DO}“ (${where}). Ergänzen Sie, was fehlt, oder löschen Sie, was Sie nicht betrifft. Als Entwurf ist der Text gesichert.`;
}
