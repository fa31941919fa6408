"use client";

import { useFormFields } from "@payloadcms/ui";
import styles from "./placeholders.module.css";

/** By the address of a page. */
const HINTS: Record<string, string> = {
  impressum:
    "Angaben nach § 5 DDG. Bei einer Gesellschaft gehören Rechtsform, Vertretung und Register dazu; verantwortlich nach § 18 Abs. 2 MStV ist immer ein Mensch. Haben Sie eine Berufshaftpflichtversicherung, müssen Name, Anschrift und Geltungsbereich dastehen (DL-InfoV).",
  datenschutz:
    "Prüfen Sie, was nur Sie wissen: Hoster und Betreiber des Postfachs (Art. 28 DSGVO), Aufsichtsbehörde, wie lange Sie E-Mails und die Ausgaben der Programme (journald, Docker) aufbewahren. Heben Sie Sicherungskopien anderswo länger auf als das Programm, muss auch das dastehen.",
  barrierefreiheit:
    "Freiwillig; was dasteht, muss stimmen. Kleinstunternehmen: weniger als zehn Beschäftigte und höchstens 2 Mio. € Umsatz oder Bilanzsumme. Veröffentlichen Sie die Seite leer, gibt es sie nicht.",
};

const ALWAYS =
  "Was in doppelten geschweiften Klammern steht, füllt die Website aus: Kontaktdaten kommen so aus „Website“ und stehen überall gleich. Diese Vorlage ersetzt keine Rechtsberatung. Bis zur ersten Veröffentlichung nennt die Website an dieser Stelle nur Namen und Kontakt.";

/** Above the text of a page that the law asks for: what only the agency can check. */
export function LegalHints() {
  const address = useFormFields(([fields]) => fields.address?.value);
  const hint = HINTS[String(address)];
  return hint ? <p className={styles.hint}>{`${hint} ${ALWAYS}`}</p> : null;
}
