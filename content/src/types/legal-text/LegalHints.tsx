"use client";

import { useFormFields } from "@payloadcms/ui";
import styles from "./placeholders.module.css";

const HINTS: Record<string, string> = {
  impressum:
    "Angaben nach § 5 DDG. Wer in einem Register steht, auch als e.K., nennt es mit Nummer; jede Gesellschaft nennt Rechtsform und Vertretung. Haben Sie eine Berufshaftpflichtversicherung, müssen Name, Anschrift und Geltungsbereich dastehen (DL-InfoV).",
  datenschutz:
    "Prüfen Sie, was nur Sie wissen: Hoster und Betreiber des Postfachs (Art. 28 DSGVO), Aufsichtsbehörde, wie lange Sie E-Mails, die Ausgaben der Programme (journald, Docker) und Sicherungskopien anderswo aufbewahren. Wer Datenschutzbeauftragte hat (§ 38 BDSG, ab 20 Personen), nennt ihre Kontaktdaten.",
  barrierefreiheit:
    "Was dasteht, muss stimmen. Freiwillig ist die Erklärung nur, wenn Sie nach dem BFSG nicht verpflichtet sind: als Kleinstunternehmen mit weniger als zehn Beschäftigten und höchstens 2 Mio. € Umsatz oder Bilanzsumme, oder ohne Verträge mit Verbrauchern über die Website. Veröffentlichen Sie die Seite leer, gibt es sie nicht.",
};

const ALWAYS =
  "Was in doppelten geschweiften Klammern steht, füllt die Website aus: Kontaktdaten kommen so aus „Website“ und stehen überall gleich. Diese Vorlage ersetzt keine Rechtsberatung. Bis zur ersten Veröffentlichung nennt die Website an dieser Stelle nur Namen und Kontakt.";

/** Hints above a legal text: what only the agency can check. */
export function LegalHints() {
  const address = useFormFields(([fields]) => fields.address?.value);
  const hint = HINTS[String(address)];
  return hint ? <p className={styles.hint}>{`${hint} ${ALWAYS}`}</p> : null;
}
