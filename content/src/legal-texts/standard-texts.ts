import { accessibilityStatement } from "./accessibility-statement.ts";
import { impressum } from "./impressum.ts";
import { privacyPolicy } from "./privacy-policy.ts";

/** Stands where only the agency knows what is true. */
const toDo = (what: string) => `**Bitte ergänzen:** ${what}`;

/** What an empty system begins with: complete but for what only the agency can say, which is marked. */
export const standardTexts = {
  impressum: impressum({
    insurance: toDo("Name und Anschrift Ihrer Versicherung und wo sie gilt, oder diesen Abschnitt löschen."),
  }),
  privacyPolicy: privacyPolicy({
    hosting: toDo(
      "Wer betreibt Ihren Server und Ihr Postfach (Name, Anschrift, Land)? Mit wem besteht ein Vertrag über die Auftragsverarbeitung nach Art.\u00a028 DSGVO?",
    ),
    authority: toDo("Name und Anschrift der Aufsichtsbehörde Ihres Bundeslandes."),
    backups: toDo(
      "wie lange Sie Sicherungskopien aufbewahren; was das Programm selbst sichert, hebt es höchstens sieben\u00a0Monate auf",
    ),
    programLog: toDo("wie lange Ihr Server aufbewahrt, was die Programme ausgeben (journald, Docker)"),
    date: toDo("Monat und Jahr"),
  }),
  accessibilityStatement: accessibilityStatement({
    obligation: toDo(
      "Sind Sie nach dem Barrierefreiheitsstärkungsgesetz verpflichtet? Kleinstunternehmen, die Dienstleistungen anbieten, sind es nicht (§\u00a03 Abs.\u00a03 BFSG: weniger als zehn Beschäftigte und höchstens 2\u00a0Mio.\u00a0€ Umsatz oder Bilanzsumme).",
    ),
    dates: toDo("wann der Text erstellt und zuletzt überprüft wurde."),
  }),
};
