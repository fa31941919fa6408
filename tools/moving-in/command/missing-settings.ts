import type { Payload } from "payload";
import { settings } from "../../../content/src/platform/settings/settings.ts";
import { firstSteps } from "../../../content/src/start-page/first-steps/steps.ts";

/** German sentences about settings that no import provides but the website needs. */
export async function missingSettings(payload: Payload): Promise<string[]> {
  const steps = await firstSteps(payload, settings);
  const isOpen = (name: string) => steps.some((step) => step.name === name && !step.isDone);
  return [
    isOpen("contact")
      ? "Name, Anschrift und Telefon Ihrer Agentur, und die E-Mail-Adresse, an die Anfragen aus dem Kontaktformular gehen: /admin/globals/site-settings"
      : "",
    isOpen("legal")
      ? "Impressum und Datenschutzerklärung. Vorlagen stehen bereit: Prüfen und veröffentlichen Sie sie unter „Seiten“: /admin/collections/pages"
      : "",
    isOpen("mail")
      ? "Ein Mailserver, damit Anfragen in Ihr Postfach kommen; wie, steht auf der Startseite: /admin"
      : "",
  ].filter(Boolean);
}
