import type { SiteSettings } from "../../content/domain.ts";

/** Required by spec §2 in this section. Names no service, since the agency may never use one. */
const OFF =
  "Auf dieser Website ist kein Analysedienst eingeschaltet. Bevor wir einen einschalten, beschreiben wir ihn an dieser Stelle – mit Anbieter, IP-Anonymisierung, Browser-Plugin zum Abschalten und Vertrag über die Auftragsverarbeitung – und bitten Sie um Ihre Einwilligung.\n";

/** Before and after consent, the same for every service (spec §4, consent dialog). */
const CONSENT = `### Nur mit Ihrer Einwilligung

Ohne Ihre Zustimmung zu „Analysen“ wird nichts von dem Dienst geladen, kein Cookie von ihm gesetzt und nichts an ihn übertragen. Rechtsgrundlage sind §\u00a025 Abs.\u00a01 TDDDG und Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO. Stimmen Sie zu, erfasst der Dienst, welche Seiten Sie wie lange ansehen, woher Sie kommen und welches Gerät Sie verwenden. Dazu setzt er Cookies. Wir nutzen die Auswertung, um unser Angebot zu verbessern und den Erfolg unserer Werbung zu beurteilen.

Über „Cookie-Einstellungen“ am Ende jeder Seite können Sie jederzeit widerrufen. Die Übertragung endet sofort, die Cookies des Dienstes werden entfernt.
`;

const GOOGLE = `Der Dienst ist Google Analytics\u00a04 der Google Ireland Limited, Gordon House, Barrow Street, Dublin\u00a04, Irland.

${CONSENT}
Wir haben Google angewiesen, die erhobenen Daten nach zwei Monaten zu löschen.

### IP-Anonymisierung

Google verwendet Ihre IP-Adresse, um den ungefähren Standort zu bestimmen, und verwirft sie, bevor Daten gespeichert werden. Bei Zugriffen aus der EU geschieht das auf Servern in der EU. Werbefunktionen von Google („Signale“) sind abgeschaltet.

### Browser-Plugin

Unabhängig von unserer Website können Sie Google Analytics in Ihrem Browser abschalten: [Browser-Add-on zur Deaktivierung von Google Analytics](https://tools.google.com/dlpage/gaoptout?hl=de).

### Auftragsverarbeitung

Mit Google besteht, sobald der Dienst eingeschaltet ist, ein Vertrag über die Auftragsverarbeitung nach Art.\u00a028 DSGVO. Google kann Daten auch in den USA verarbeiten. Google LLC ist nach dem EU-US Data Privacy Framework zertifiziert; für zertifizierte Unternehmen hat die EU-Kommission am 10.\u00a0Juli 2023 ein angemessenes Datenschutzniveau festgestellt (Art.\u00a045 DSGVO).
`;

const matomo = (
  url: string,
) => `Der Dienst ist Matomo unter ${new URL(url).host}. Was er erfasst, erhalten wir und, falls ein anderer diesen Server betreibt, dessen Betreiber.

${CONSENT}
### IP-Anonymisierung

Wir haben Matomo so eingestellt, dass Ihre IP-Adresse gekürzt wird, bevor sie gespeichert wird, und dass die Daten nach höchstens 13 Monaten gelöscht werden.

### Browser-Plugin

Unabhängig von unserer Website verhindern Erweiterungen für Ihren Browser, die Analysedienste sperren, jede Übertragung an Matomo.

### Auftragsverarbeitung

Liegt Matomo nicht auf unserem eigenen Server, besteht mit dem Betreiber ein Vertrag über die Auftragsverarbeitung nach Art.\u00a028 DSGVO. Eine Übermittlung in Länder außerhalb der EU ist nicht vorgesehen.
`;

/** The privacy policy's text on analytics (spec §2, section 5), for the configured service or none. */
export function analyticsText(analytics: SiteSettings["analytics"]): string {
  if (analytics?.provider === "matomo") return matomo(analytics.url);
  return analytics ? GOOGLE : OFF;
}
