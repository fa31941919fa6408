import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import { accessibilityStatement } from "../content/src/legal-texts/accessibility-statement.ts";
import { impressum } from "../content/src/legal-texts/impressum.ts";
import { privacyPolicy } from "../content/src/legal-texts/privacy-policy.ts";

/** The templates, filled in by an agency. */
const OWN_TEXTS = {
  impressum: impressum({ company: "", responsible: "Eva Licht", insurance: "Nordversicherung AG, 20095 Hamburg" }),
  privacyPolicy: privacyPolicy({
    hosting: "Die Website liegt bei Nordhost, 20095 Hamburg.",
    authority: "Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit",
    mailbox: "Die E-Mail löschen wir nach einem Jahr.",
    programLog: "höchstens 14\u00a0Tage",
    date: "November 2026",
  }),
  accessibilityStatement: accessibilityStatement({
    assessment: "Das ist geprüft.",
    obligation: "Wir sind dazu nicht verpflichtet.",
    films: "Es gibt keine.",
    answer: "Wir antworten innerhalb von zwei Wochen.",
    checks: "Der Text beruht auf unserer Prüfung.",
    dates: "Erstellt im November 2026.",
  }),
};

/** Texts without placeholders: the minimum for a form. */
export const SHORT_TEXTS = { impressum: "Wir sind es.", privacyPolicy: "So ist es.", accessibilityStatement: "" };

export async function publishTexts(contentUrl: string, token: string, texts = OWN_TEXTS): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `JWT ${token}`, origin: contentUrl };
  for (const { address, field } of LEGAL_PAGES) {
    const pages = `${contentUrl}/api/pages`;
    const found = await fetch(`${pages}?where[address][equals]=${address}`, { headers });
    const { docs } = (await found.json()) as { docs: { id: number }[] };
    const body = JSON.stringify({ content: texts[field], _status: "published" });
    const saved = await fetch(`${pages}/${docs[0]?.id}`, { method: "PATCH", headers, body });
    if (!saved.ok) throw new Error(`/${address} was answered ${saved.status}: ${await saved.text()}`);
  }
}
