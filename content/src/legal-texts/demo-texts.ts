import { accessibilityStatement } from "./accessibility-statement.ts";
import { impressum } from "./impressum.ts";
import { privacyPolicy } from "./privacy-policy.ts";

/**
 * The words that only the demo agency can say, in Markdown. A line break in the source is one on the page (spec §3), so a paragraph is a
 * single line. Each sentence names something invented or is worded as nobody else would by chance: {@link demoValuesIn} finds it.
 */
const DETAILS = {
  impressum: {
    company: "",
    responsible: "Erika Mustermann",
    insurance:
      "Musterversicherung AG, Policenweg\u00a02, 00000 Musterstadt. Räumlicher Geltungsbereich: Deutschland und die Beneluxstaaten.",
  },
  privacyPolicy: {
    hosting: `Diese Website und unser Postfach liegen auf Servern in Musterstadt, betrieben von:

Musterhost GmbH
Serverweg\u00a01
00000 Musterstadt

Einen Vertrag über die Auftragsverarbeitung nach Art.\u00a028 DSGVO haben wir mit Musterhost geschlossen.`,
    authority: `Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen (LDI\u00a0NRW)
Kavalleriestraße\u00a02–4
40213 Düsseldorf
[www.ldi.nrw.de](https://www.ldi.nrw.de)`,
    mailbox: "Die E-Mail in unserem Postfach löschen wir nach derselben Zeit wie die gespeicherte Nachricht.",
    programLog: "höchstens vierzehn Tage",
    date: "22.\u00a0November 2026",
  },
  accessibilityStatement: {
    assessment:
      "Nach eigener Prüfung erfüllt die Website diese Anforderungen weitgehend; die Ausnahmen, die wir kennen, stehen im nächsten Abschnitt.",
    obligation:
      "Gesetzlich verpflichtet sind wir dazu als Kleinstunternehmen nicht (§\u00a03 Abs.\u00a03 BFSG). Wir halten es trotzdem für selbstverständlich.",
    films:
      "Die Filme auf dieser Website haben keinen Ton und daher auch keine Untertitel. Eine Audiodeskription gibt es nicht; was zu sehen ist, steht als Text neben dem Film.",
    answer: "Wir antworten innerhalb von neun Werktagen.",
    checks:
      "Der Text beruht auf einer Selbstbewertung: automatische Prüfungen aller Seitenarten und Durchgänge von Hand, nur mit der Tastatur und bei starker Vergrößerung.",
    dates: "Erstellt am 30.\u00a0Oktober 2026. Zuletzt überprüft am 22.\u00a0November 2026.",
  },
};

/** The demo's legal texts; its contact data are in the settings. */
export const legalTexts = {
  impressum: impressum(DETAILS.impressum),
  privacyPolicy: privacyPolicy(DETAILS.privacyPolicy),
  accessibilityStatement: accessibilityStatement(DETAILS.accessibilityStatement),
};

/** Blanks, line ends and marks of Markdown do not hide a value from a reader. */
const plain = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\u200b\u2060\\*_>]+|&nbsp;/g, " ")
    .trim();

/** The ends of lines and sentences, and commas between the parts of an address. */
const PARTS = /\n+|(?<=[.)])[ ](?=[A-ZÄÖÜ])|, (?=[A-ZÄÖÜ\d])/;

const partsOf = (detail: string) => detail.split(PARTS).map((part) => plain(part).replace(/\.$/, ""));

const VALUES = new Set(
  Object.values(DETAILS)
    .flatMap((details) => Object.values(details).flatMap(partsOf))
    .filter(Boolean),
);

const AUTHORITY = new Set(partsOf(DETAILS.privacyPolicy.authority));

/** Where the demo agency's supervisory authority is an agency's own too: roughly the postal codes of Nordrhein-Westfalen. */
const SAME_AUTHORITY = /^(?:3[2-47]|4[0-24-9]|5[0-37-9])/;

/**
 * Lists the parts of a text, in Markdown, that are still the demo agency's: invented names, and statements that nobody has made.
 *
 * @param postalCode the agency's own
 */
export function demoValuesIn(text: string, postalCode: string): string[] {
  const whole = plain(text);
  const isTrue = (value: string) => AUTHORITY.has(value) && SAME_AUTHORITY.test(postalCode.trim());
  return [...VALUES].filter((value) => whole.includes(value) && !isTrue(value));
}
