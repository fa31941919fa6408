import { accessibilityStatement } from "./accessibility-statement.ts";
import { impressum } from "./impressum.ts";
import { privacyPolicy } from "./privacy-policy.ts";

/**
 * The demo agency's own statements, in Markdown. A line break in the source is one on the page (spec §3), so a
 * paragraph is a single line. Each sentence names something invented, or is worded so that nobody else would write it
 * by chance: {@link demoValuesIn} finds it.
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

/** The demo's legal texts; contact data comes from the settings. */
export const legalTexts = {
  impressum: impressum(DETAILS.impressum),
  privacyPolicy: privacyPolicy(DETAILS.privacyPolicy),
  accessibilityStatement: accessibilityStatement(DETAILS.accessibilityStatement),
};

/** Removes white space and Markdown, which don't hide a value from readers. */
const plain = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\u200b\u2060\\*_>]+|&nbsp;/g, " ")
    .trim();

/** Splits at the ends of lines and sentences, and at commas in addresses. */
const PARTS = /\n+|(?<=[.)])[ ](?=[A-ZÄÖÜ])|, (?=[A-ZÄÖÜ\d])/;

const partsOf = (detail: string) => detail.split(PARTS).map((part) => plain(part).replace(/\.$/, ""));

const VALUES = new Set(
  Object.values(DETAILS)
    .flatMap((details) => Object.values(details).flatMap(partsOf))
    .filter(Boolean),
);

const AUTHORITY = new Set(partsOf(DETAILS.privacyPolicy.authority));

/** Postal codes (roughly Nordrhein-Westfalen) whose agencies have the same supervisory authority as the demo. */
const SAME_AUTHORITY = /^(?:3[2-47]|4[0-24-9]|5[0-37-9])/;

/**
 * The parts of a Markdown text that are still the demo agency's.
 *
 * @param postalCode of this agency
 */
export function demoValuesIn(text: string, postalCode: string): string[] {
  const whole = plain(text);
  const isTrue = (value: string) => AUTHORITY.has(value) && SAME_AUTHORITY.test(postalCode.trim());
  return [...VALUES].filter((value) => whole.includes(value) && !isTrue(value));
}
