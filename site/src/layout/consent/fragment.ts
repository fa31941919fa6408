/** Languages of the dialog (spec §3), default first. */
export const CONSENT_LANGUAGES = ["de", "en", "oc"] as const;

export type ConsentLanguage = (typeof CONSENT_LANGUAGES)[number];

/** Path prefix of the dialog as HTML, one file per language, and the analytics service's parameter. */
export const CONSENT_PATH = "/cookie-einstellungen";
export const SERVICE_PARAMETER = "dienst";

/** Ids of the dialog and of its checkboxes, the target of 'Detaillierte Einstellungen'. */
export const CONSENT_DIALOG_ID = "consent-dialog";
export const CONSENT_DETAILS_ID = "consent-details";

/** The footer's link that opens the dialog, named so in every language (spec §2). */
export const CONSENT_LINK_NAME = "Cookie-Einstellungen";

/**
 * The visitor's most preferred available language.
 * @param languages as in `navigator.languages`, most preferred first
 */
export function consentLanguage(languages: readonly string[]): ConsentLanguage {
  for (const language of languages) {
    const [spoken] = language.toLowerCase().split("-");
    const found = CONSENT_LANGUAGES.find((each) => each === spoken);
    if (found) return found;
  }
  return CONSENT_LANGUAGES[0];
}
