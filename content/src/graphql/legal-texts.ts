import type { LegalText } from "../payload-types.ts";
import type { Settings } from "../settings/read-settings.ts";

/** What a legal text can leave to the settings, as `{{name}}`; the site knows some more (docs/decisions/042). */
const WORDS = new Map<string, (settings: Retention) => number>([
  ["Tage der Anfragen", (settings) => settings.CONTACT_RETENTION_DAYS],
  ["Minuten der Zählung", (settings) => settings.CONTACT_RATE_MINUTES],
]);

type Retention = Pick<Settings, "CONTACT_RETENTION_DAYS" | "CONTACT_RATE_MINUTES">;

/** The privacy policy with what this process really does, so that it cannot say anything else. */
export function fillLegalTexts(texts: LegalText, settings: Retention): LegalText {
  const privacyPolicy = texts.privacyPolicy?.replace(/\{\{([^{}]+)\}\}/g, (place, name: string) =>
    String(WORDS.get(name)?.(settings) ?? place),
  );
  return { ...texts, ...(privacyPolicy === undefined ? {} : { privacyPolicy }) };
}
