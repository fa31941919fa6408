import { accessibilityStatement } from "../../legal-texts/accessibility-statement.ts";
import { impressum } from "../../legal-texts/impressum.ts";
import { privacyPolicy } from "../../legal-texts/privacy-policy.ts";

/** Names in the texts that the demo made up: with them no text is an agency's own. */
export const INVENTED_NAMES = ["Musterversicherung", "Musterhost"];

/**
 * Sentences that only the demo agency could say, in Markdown; its contact data are in the settings. A line break in the source
 * is one on the page (spec §3), so a paragraph is a single line.
 */
export const legalTexts = {
  impressum: impressum({
    company: "",
    responsible: "{{Inhaber}}",
    insurance: "Musterversicherung AG, Policenweg\u00a02, 00000 Musterstadt. Räumlicher Geltungsbereich: Deutschland.",
  }),
  privacyPolicy: privacyPolicy({
    hosting: `Diese Website und unser Postfach liegen auf Servern in Deutschland, betrieben von:

Musterhost GmbH
Serverweg\u00a01
00000 Musterstadt

Einen Vertrag über die Auftragsverarbeitung nach Art.\u00a028 DSGVO haben wir geschlossen.`,
    authority: `Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen (LDI\u00a0NRW)
Kavalleriestraße\u00a02–4
40213 Düsseldorf
[www.ldi.nrw.de](https://www.ldi.nrw.de)`,
    mailbox: "Die E-Mail in unserem Postfach löschen wir nach derselben Zeit.",
    programLog: "höchstens 14\u00a0Tage",
    date: "November 2026",
  }),
  accessibilityStatement: accessibilityStatement({
    assessment:
      "Nach eigener Prüfung erfüllt die Website diese Anforderungen weitgehend; die Ausnahmen, die wir kennen, stehen im nächsten Abschnitt.",
    obligation:
      "Gesetzlich verpflichtet sind wir dazu als Kleinstunternehmen nicht (§\u00a03 Abs.\u00a03 BFSG). Wir halten es trotzdem für selbstverständlich.",
    films:
      "Die Filme auf dieser Website haben keinen Ton und daher auch keine Untertitel. Eine Audiodeskription gibt es nicht; was zu sehen ist, steht als Text neben dem Film.",
    answer: "Wir antworten innerhalb von zwei Wochen.",
    checks:
      "Der Text beruht auf einer Selbstbewertung: automatische Prüfungen aller Seitenarten und Durchgänge von Hand, nur mit der Tastatur und bei starker Vergrößerung.",
    dates: "Erstellt am 30.\u00a0Oktober 2026, zuletzt überprüft am 22.\u00a0November 2026.",
  }),
};
