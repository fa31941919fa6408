/** Languages that the dialog speaks (spec §3); the first one is for everyone else. */
export const CONSENT_LANGUAGES = ["de", "en", "oc"] as const;

export type ConsentLanguage = (typeof CONSENT_LANGUAGES)[number];

/** Where the dialog is as HTML, one file a language, and the parameter that names the analytics service in use. */
export const CONSENT_PATH = "/cookie-einstellungen";
export const SERVICE_PARAMETER = "dienst";

/** Id of the dialog, and of its part with the checkboxes, which the link 'Detaillierte Einstellungen' leads to. */
export const CONSENT_DIALOG_ID = "consent-dialog";
export const CONSENT_DETAILS_ID = "consent-details";

/**
 * The first language that both sides speak.
 *
 * @param languages as in `navigator.languages`, the preferred one first
 */
export function consentLanguage(languages: readonly string[]): ConsentLanguage {
  for (const language of languages) {
    const [spoken] = language.toLowerCase().split("-");
    const found = CONSENT_LANGUAGES.find((each) => each === spoken);
    if (found) return found;
  }
  return CONSENT_LANGUAGES[0];
}
