import { accessibilityStatement } from "./accessibility-statement.ts";
import { impressum } from "./impressum.ts";
import { toDo } from "./open-places.ts";
import { privacyPolicy } from "./privacy-policy.ts";

/**
 * The legal texts of a new system: complete except for marked places that only the agency can fill in. They claim
 * nothing about the agency; the fields' hints explain how to find out what is true.
 */
export const standardTexts = {
  impressum: impressum({
    company: toDo(
      "wer im Register steht, auch e.K.: Registergericht und Registernummer; bei jeder Gesellschaft Rechtsform und vertretungsberechtigte Person; sonst diese Zeile löschen",
    ),
    responsible: toDo("Vor- und Nachname eines Menschen"),
    insurance: toDo(
      "Name und Anschrift Ihrer Versicherung und wo sie gilt; ohne Versicherung diesen Abschnitt löschen",
    ),
  }),
  privacyPolicy: privacyPolicy({
    hosting: toDo(
      "Wer betreibt Ihren Server und Ihr Postfach (Name, Anschrift, Land)? Mit wem besteht ein Vertrag über die Auftragsverarbeitung nach Art.\u00a028 DSGVO?",
    ),
    authority: toDo("Name und Anschrift der Aufsichtsbehörde Ihres Bundeslandes"),
    mailbox: `Die E-Mail in unserem Postfach löschen wir nach ${toDo("Frist")}.`,
    programLog: toDo("höchstens … Tage"),
    date: toDo("Monat und Jahr"),
  }),
  accessibilityStatement: accessibilityStatement({
    assessment: toDo("Wie weit erfüllt die Website das? Wer hat es geprüft?"),
    obligation: toDo(
      "Sind Sie nach dem Barrierefreiheitsstärkungsgesetz verpflichtet? Kleinstunternehmen, die Dienstleistungen anbieten, sind es nicht (§\u00a03 Abs.\u00a03 BFSG: weniger als zehn Beschäftigte und höchstens 2\u00a0Mio.\u00a0€ Umsatz oder Bilanzsumme). Wer verpflichtet ist, beschreibt hier auch die Dienstleistung und wie sie die Anforderungen erfüllt, und nennt die Marktüberwachungsstelle (MLBF, Magdeburg; §\u00a014, Anlage\u00a03)",
    ),
    films: toDo(
      "Haben Ihre Filme Ton? Dann gehören Untertitel dazu (bei der Datei im Feld „Untertitel“): Welche Filme haben sie, welche noch nicht? Gibt es eine Audiodeskription? Ohne Filme diesen Punkt löschen",
    ),
    answer: `Wir antworten innerhalb von ${toDo("Frist")}.`,
    checks: toDo("Worauf beruht dieser Text, zum Beispiel auf automatischen Prüfungen oder auf Durchgängen von Hand?"),
    dates: toDo("Wann wurde der Text erstellt und zuletzt überprüft?"),
  }),
};
