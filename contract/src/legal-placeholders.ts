/** A placeholder in a legal text, written `{{name}}`, and its description, in German for the editor. */
type Placeholder = { readonly name: string; readonly shows: string };

/**
 * Filled in from the site's settings, so that contact data have one source. A line whose value is missing is removed.
 */
export const SETTING_PLACEHOLDERS = [
  { name: "Name der Agentur", shows: "der Name der Agentur" },
  { name: "Inhaber", shows: "Vor- und Nachname" },
  { name: "Anschrift", shows: "Straße und Ort in zwei Zeilen" },
  { name: "Telefon", shows: "die Telefonnummer als Link" },
  { name: "Mobiltelefon", shows: "die Mobilnummer als Link" },
  { name: "E-Mail", shows: "die E-Mail-Adresse als Link" },
  { name: "Website", shows: "die eigene Adresse als Link" },
  { name: "Umsatzsteuer-ID", shows: "die Umsatzsteuer-Identifikationsnummer" },
  { name: "Wirtschafts-ID", shows: "die Wirtschafts-Identifikationsnummer" },
] as const satisfies Placeholder[];

/** Filled in by the content system with its own settings. */
export const CONTENT_PLACEHOLDERS = [
  { name: "Tage der Anfragen", shows: "nach wie vielen Tagen Anfragen gelöscht werden" },
  { name: "Dauer der Sicherungen", shows: "Sätze darüber, wie lange Sicherungskopien gelöschte Nachrichten enthalten" },
  { name: "Minuten der Zählung", shows: "wie lange Nachrichten eines Anschlusses gezählt werden" },
  { name: "Bestätigung", shows: "ein Satz zur Bestätigungs-E-Mail, wenn sie eingeschaltet ist" },
  { name: "Bildnachweise", shows: "ein Abschnitt mit den Bildnachweisen der Dateien, wenn es welche gibt" },
] as const satisfies Placeholder[];

/** Filled in by the site with its own settings. */
export const SITE_PLACEHOLDERS = [
  { name: "Cookies und Speicher", shows: "die Tabelle der Cookies, als eigener Absatz" },
  { name: "Analyse", shows: "der Abschnitt zum eingestellten Dienst, als eigener Absatz" },
  { name: "Tage der Protokolle", shows: "nach wie vielen Tagen Protokolle gelöscht werden" },
  { name: "Verschlüsselung", shows: "ein Absatz darüber, ob die Website verschlüsselt überträgt" },
] as const satisfies Placeholder[];

export type SettingPlaceholder = (typeof SETTING_PLACEHOLDERS)[number]["name"];
export type ContentPlaceholder = (typeof CONTENT_PLACEHOLDERS)[number]["name"];
export type SitePlaceholder = (typeof SITE_PLACEHOLDERS)[number]["name"];

/** Everything that a legal text can leave to settings and software (docs/decisions/198). */
export const LEGAL_PLACEHOLDERS: readonly Placeholder[] = [
  ...SETTING_PLACEHOLDERS,
  ...CONTENT_PLACEHOLDERS,
  ...SITE_PLACEHOLDERS,
];

/** A placeholder in Markdown; group 1 is its name. */
export const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;

export function unknownPlaceholders(text: string): string[] {
  const known = new Set(LEGAL_PLACEHOLDERS.map(({ name }) => name));
  return [...text.matchAll(PLACEHOLDER)].filter(([, name = ""]) => !known.has(name)).map(([place]) => place);
}
