import type { SanitizedConfig } from "payload";
import { REFUSED_FIELDS } from "./errors/refused-fields.ts";
import { general, upload, validation, version } from "./german-general.ts";
import type { Texts } from "./text-groups.ts";

/**
 * Overrides Payload's German texts that say 'du' (this admin says 'Sie'), are wrong, or use other terms than the rest of the
 * admin. A test searches all of Payload's translations for them.
 */
const authentication: Texts<"authentication"> = {
  forceUnlock: "Sperre aufheben",
  loggingOut: "Sie werden abgemeldet …",
  logoutSuccessful: "Sie sind abgemeldet.",
  passed: "Sie sind angemeldet.",
  passwordResetSuccessfully: "Ihr Passwort ist festgelegt.",
  resetPassword: "Passwort festlegen",
  resetPasswordExpiration: "Link für ein neues Passwort gilt bis",
  resetPasswordToken: "Link für ein neues Passwort",
  checkYourEmailForPasswordReset:
    "Gehört die E-Mail-Adresse zu einem Konto, erhalten Sie in Kürze eine E-Mail mit einer Anleitung. Sehen Sie auch im Spam-Ordner nach.",
  forgotPasswordEmailInstructions:
    "Bitte geben Sie Ihre E-Mail-Adresse an. Sie erhalten eine E-Mail mit einer Anleitung, wie Sie ein neues Passwort festlegen.",
  loggedInChangePassword: "Ihr Passwort ändern Sie in Ihrem <0>Konto</0>.",
  loggedOutInactivity: "Sie wurden abgemeldet, weil Sie längere Zeit nichts getan haben.",
  loggedOutSuccessfully: "Sie sind abgemeldet.",
  youAreInactive:
    "Sie haben einige Zeit nichts getan und werden zu Ihrer Sicherheit bald abgemeldet. Möchten Sie angemeldet bleiben?",
  successfullyUnlocked: "Das Konto ist wieder frei.",
};

const error: Texts<"error"> = {
  autosaving: "Dieser Eintrag ließ sich nicht von selbst speichern.",
  followingFieldsInvalid_one: REFUSED_FIELDS.one,
  followingFieldsInvalid_other: REFUSED_FIELDS.other,
  correctInvalidFields: "Bitte prüfen Sie die markierten Felder.",
  incorrectCollection: "Das gehört zu einer anderen Art von Einträgen.",
  invalidClipboardData: "Was in der Zwischenablage liegt, passt hier nicht.",
  loadingDocument: "Der Eintrag mit der Nummer {{id}} ließ sich nicht laden.",
  notFound: "Das gibt es nicht.",
  previewing: "Die Vorschau ließ sich nicht laden.",
  revertingDocument: "Der veröffentlichte Stand ließ sich nicht wiederherstellen.",
  unableToUpdateCount: "Unverändert: {{count}} von {{total}} {{label}}.",
  unauthorizedAdmin: "Mit diesem Konto kommen Sie nicht in die Verwaltung.",
  unPublishingDocument: "Der Eintrag ließ sich nicht von der Website nehmen.",
  valueMustBeUnique: "Diesen Wert hat schon ein anderer Eintrag.",
  deletingTitle: "{{title}} ließ sich nicht löschen. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  documentNotFound:
    "Den Eintrag mit der Nummer {{id}} gibt es nicht oder nicht mehr, oder Ihnen fehlt die Berechtigung.",
  notAllowedToAccessPage: "Für diese Seite fehlt Ihnen die Berechtigung.",
  notAllowedToPerformAction: "Dazu fehlt Ihnen die Berechtigung.",
  restoringTitle:
    "{{title}} ließ sich nicht wiederherstellen. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  unauthorized: "Bitte melden Sie sich an.",
};

const fields: Texts<"fields"> = {
  addNewLabel: "{{label}} neu anlegen",
  newLabel: "{{label}} neu anlegen",
  showAll: "Alle ausklappen",
  toggleBlock: "Auf- oder zuklappen",
};

/** Gives editors' saved list settings a German name: Payload reports how many of them were deleted. */
export function withGermanViews(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    if (collection.slug === "payload-preferences") collection.labels = { singular: "Ansicht", plural: "Ansichten" };
  return config;
}

export const german = { authentication, error, fields, general, upload, validation, version };
