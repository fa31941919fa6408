import type { Payload } from "payload";

/** German sentences about what no import brings, and what the website needs. */
export async function missingSettings(payload: Payload): Promise<string[]> {
  const site = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  const texts = await payload.findGlobal({ slug: "legal-texts", depth: 0 });
  const at = "/admin/globals";
  return [
    site.agencyName ? "" : `Name, Anschrift und Telefon Ihrer Agentur: ${at}/site-settings`,
    site.email ? "" : `Die E-Mail-Adresse, an die Anfragen aus dem Kontaktformular gehen: ${at}/site-settings`,
    texts.impressum ? "" : `Das Impressum. Eine Vorlage steht bereit: ${at}/legal-texts`,
    texts.privacyPolicy ? "" : `Die Datenschutzerklärung. Eine Vorlage steht bereit: ${at}/legal-texts`,
  ].filter(Boolean);
}
