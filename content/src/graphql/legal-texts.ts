import { type ContentPlaceholder, PLACEHOLDER } from "@schaufenster/contract/legal-placeholders";
import type { LegalText } from "../payload-types.ts";
import type { Settings } from "../settings/read-settings.ts";

/** What the texts say of this process. */
export type LegalFacts = Pick<Settings, "CONTACT_RETENTION_DAYS" | "CONTACT_RATE_MINUTES" | "CONTACT_CONFIRMATION"> & {
  /** A section, in Markdown; empty while there are none. */
  pictureCredits: string;
};

const CONFIRMATION =
  "Sobald Ihre Nachricht bei uns angekommen ist, senden wir an die angegebene E-Mail-Adresse eine kurze Bestätigung ohne den Inhalt Ihrer Nachricht, höchstens eine am Tag, und speichern, ob sie versandt ist.";

const VALUES: Record<ContentPlaceholder, (facts: LegalFacts) => string> = {
  "Tage der Anfragen": (facts) => String(facts.CONTACT_RETENTION_DAYS),
  "Minuten der Zählung": (facts) => String(facts.CONTACT_RATE_MINUTES),
  Bestätigung: (facts) => (facts.CONTACT_CONFIRMATION ? CONFIRMATION : ""),
  Bildnachweise: ({ pictureCredits }) => pictureCredits,
};

const isOurs = (name: string): name is ContentPlaceholder => Object.hasOwn(VALUES, name);

/** The legal texts with what this process really does, so that they cannot say anything else; the site fills in the rest. */
export function fillLegalTexts(texts: LegalText, facts: LegalFacts): LegalText {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (place, name: string) => (isOurs(name) ? VALUES[name](facts) : place));
  const filled = { ...texts };
  for (const key of ["impressum", "privacyPolicy", "accessibilityStatement"] as const) {
    const text = texts[key];
    if (text) filled[key] = fill(text);
  }
  return filled;
}
