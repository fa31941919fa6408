import { legalTextField } from "../legal-texts/legal-text-field.ts";
import { standardTexts } from "../legal-texts/standard-texts.ts";
import { editedGlobal } from "./edited-global.ts";

/** Every wording that was ever public can be proved for years. */
const MAX_VERSIONS = 100;

/** Impressum, privacy policy and accessibility statement (spec §2). */
export const legalTexts = editedGlobal(
  {
    slug: "legal-texts",
    label: "Rechtstexte",
    admin: {
      group: "Einstellungen",
      description:
        "Was Sie schreiben, wird als Entwurf gesichert und kommt mit „Änderungen veröffentlichen“ auf die Website. Was in doppelten geschweiften Klammern steht, füllt die Website aus: Kontaktdaten kommen so aus „Website“ und stehen überall gleich. Diese Vorlage ersetzt keine Rechtsberatung. Lassen Sie prüfen: Rechtsform und Vertretung, Auftragsverarbeiter, Fristen, Aufsichtsbehörde, Barrierefreiheit. Bis zur ersten Veröffentlichung nennt die Website an dieser Stelle nur Namen und Kontakt. Frühere Fassungen bleiben unter „Versionen“ erhalten.",
    },
    fields: [
      legalTextField({
        name: "impressum",
        label: "Impressum",
        description:
          "Angaben nach § 5 DDG. Dialog und Seite /impressum. Bei einer Gesellschaft gehören Rechtsform, Vertretung und Register dazu; verantwortlich nach § 18 Abs. 2 MStV ist immer ein Mensch. Haben Sie eine Berufshaftpflichtversicherung, müssen Name, Anschrift und Geltungsbereich dastehen (DL-InfoV).",
        rows: 16,
        standardText: standardTexts.impressum,
      }),
      legalTextField({
        name: "privacyPolicy",
        label: "Datenschutzerklärung",
        description:
          "Dialog und Seite /datenschutz. Prüfen Sie, was nur Sie wissen: Hoster und Betreiber des Postfachs (Art. 28 DSGVO), Aufsichtsbehörde, wie lange Sie E-Mails und die Ausgaben der Programme (journald, Docker) aufbewahren. Heben Sie Sicherungskopien anderswo länger auf als das Programm, muss auch das dastehen.",
        rows: 30,
        standardText: standardTexts.privacyPolicy,
      }),
      legalTextField({
        name: "accessibilityStatement",
        label: "Barrierefreiheit",
        description:
          "Seite /barrierefreiheit. Freiwillig; was dasteht, muss stimmen. Kleinstunternehmen: weniger als zehn Beschäftigte und höchstens 2 Mio. € Umsatz oder Bilanzsumme.",
        rows: 16,
        standardText: standardTexts.accessibilityStatement,
      }),
    ],
  },
  MAX_VERSIONS,
);
