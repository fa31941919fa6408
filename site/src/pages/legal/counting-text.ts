import { FIGURES_MONTHS } from "@schaufenster/contract/figures";
import { MISSED_DAYS } from "@schaufenster/contract/missed-paths";

/** Privacy policy Markdown on the site's own statistics, before the text on analytics. */
export const COUNTING = `### Zählung der Aufrufe ohne Cookies

Wir zählen, wie oft unsere Seiten aufgerufen werden. Das geschieht auf unserem Server und mit dem, was Ihr Browser bei jedem Aufruf von selbst mitschickt: der Adresse der Seite, der Website, von der Sie kommen, und der Kennung Ihres Browsers. Von der anderen Website merken wir uns nur den Namen (zum Beispiel „suche.example“), von der Kennung nur, ob es ein Telefon oder ein anderes Gerät ist. Suchroboter und unsere eigene, angemeldete Redaktion lassen wir aus. Gespeichert werden nur Summen je Tag: wie oft welche Seite aufgerufen wurde, wie viele Aufrufe von welcher Website und wie viele von Telefonen kamen. Welche Adressen vergeblich aufgerufen wurden, zählen wir ebenso, ohne das, was hinter einem Fragezeichen steht, und löschen es nach ${MISSED_DAYS}\u00a0Tagen. IP-Adresse, Uhrzeit und Browserkennung speichern wir dabei nicht und vergeben auch keine Nummern. Aus den Summen lässt sich niemand erkennen, auch nicht, ob zwei Aufrufe von derselben Person sind. Wir löschen sie nach ${FIGURES_MONTHS}\u00a0Monaten.

Manche Browser holen eine Seite schon, wenn Sie auf einen Link zeigen. Öffnen Sie die Seite dann, fragt der Browser ein weiteres Mal bei unserem Server an; erst diese Anfrage zählen wir.

Eine Einwilligung ist dafür nicht nötig (§\u00a025 Abs.\u00a01 TDDDG): Dabei wird keine Kennung gespeichert und nichts abgefragt, was Ihr Browser nicht bei jedem Aufruf mitsendet. Soweit die Angaben für den Augenblick des Zählens personenbezogen sind, ist die Rechtsgrundlage Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO; unser Interesse ist, zu wissen, welche unserer Arbeiten und Seiten gesehen werden. Dem können Sie mit Ihrem Browser widersprechen (Art.\u00a021 Abs.\u00a05 DSGVO): Sendet er „Do Not Track“ oder „Global Privacy Control“, zählen wir Ihre Aufrufe nicht. Kennt Ihr Browser keines von beiden, kann eine Erweiterung es senden.

### Analysedienst

`;
