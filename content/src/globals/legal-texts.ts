import type { GlobalConfig } from "payload";
import { signedIn } from "../access/signed-in.ts";
import { markdownField } from "../fields/markdown.ts";
import { publishAfterGlobalChange } from "../publishing/hooks.ts";

const MAX_LENGTH = 200_000;

/** Impressum, privacy policy and accessibility statement (spec §2). */
export const legalTexts: GlobalConfig = {
  slug: "legal-texts",
  label: "Rechtstexte",
  admin: {
    group: "Einstellungen",
    description: "Änderungen sind sofort auf der Website. Frühere Fassungen bleiben unter „Versionen“ erhalten.",
  },
  access: { read: signedIn, update: signedIn, readVersions: signedIn },
  versions: { max: 100 },
  hooks: { afterChange: [publishAfterGlobalChange] },
  fields: [
    markdownField({
      name: "impressum",
      label: "Impressum",
      description: "Angaben nach § 5 DDG. Dialog und Seite /impressum.",
      rows: 16,
      maxLength: MAX_LENGTH,
    }),
    markdownField({
      name: "privacyPolicy",
      label: "Datenschutzerklärung",
      description:
        "Dialog und Seite /datenschutz. Was in doppelten Klammern steht, füllt die Website selbst aus: {{Cookies und Speicher}} (Tabelle), {{Analyse}} (Text zum eingestellten Dienst), {{Tage der Protokolle}}, {{Tage der Anfragen}}, {{Minuten der Zählung}}.",
      rows: 30,
      maxLength: MAX_LENGTH,
    }),
    markdownField({
      name: "accessibilityStatement",
      label: "Erklärung zur Barrierefreiheit",
      description: "Seite /barrierefreiheit.",
      rows: 16,
      maxLength: MAX_LENGTH,
    }),
  ],
};
