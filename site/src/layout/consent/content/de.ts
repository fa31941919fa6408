import { ANALYTICS_DAYS, CONSENT_DAYS } from "./days.ts";
import { type ConsentTexts, SERVICE_HOST } from "./texts.ts";

export const de: ConsentTexts = {
  title: "Cookies?\nSie entscheiden.",
  intro:
    "Notwendige Cookies verwenden wir immer, wenn die Website sie braucht, weitere nur mit Ihrer Einwilligung: um zu messen, wie die Website genutzt wird und wie unsere Werbung wirkt. Unter „Cookie-Einstellungen“ am Ende jeder Seite können Sie jederzeit zustimmen, ablehnen oder widerrufen.",
  nothingToAgree: "Zurzeit gibt es nichts, dem Sie zustimmen müssten. Wir merken uns nur, dass wir gefragt haben. ",
  choice: {
    label: "Ihre Auswahl:",
    statistics: { granted: "Analysen erlaubt", refused: "Analysen abgelehnt" },
    personalization: { granted: "Personalisierung erlaubt", refused: "Personalisierung abgelehnt" },
  },
  kinds: "Arten von Cookies",
  necessary: {
    label: "Notwendig",
    purpose: "Nötig für den Betrieb der Website.",
    details: `Ihre Auswahl hier: ${CONSENT_DAYS} Tage. Beim Absenden des Formulars ein Schutz davor, dass fremde Seiten es in Ihrem Namen absenden: bis Sie den Browser schließen. Der Entwurf Ihrer Nachricht: bis zum Absenden. Niemand sonst erhält etwas davon.`,
  },
  statistics: { label: "Analysen", purpose: "Zeigen uns, wie die Website genutzt wird und ob unsere Werbung wirkt." },
  personalization: {
    label: "Personalisierung",
    purpose: "Merkt sich Vorlieben, Rückmeldungen, Interessen. Diese Auswahl hat zurzeit keine Wirkung.",
  },
  services: {
    off: "Zurzeit ist kein Dienst eingeschaltet.",
    google: "Dienst: Google Analytics 4 von Google Irland, Daten auch in den USA.",
    matomo: "Dienst: Matomo.",
  },
  serviceDetails: {
    off: null,
    google: `Cookies _ga und _ga_*: ${ANALYTICS_DAYS} Tage. Empfänger: Google Ireland Limited.`,
    matomo: `Cookies _pk_id: ${ANALYTICS_DAYS} Tage, _pk_ref: 6 Monate, _pk_ses: 30 Minuten. Empfänger: wir und der Betreiber von ${SERVICE_HOST}, falls wir das nicht selbst sind.`,
  },
  legalTextsInGerman: null,
  refuse: "Ich bin nicht einverstanden",
  agree: "Einverstanden",
  details: "Detaillierte Einstellungen",
  save: "Auswahl speichern",
  agreeToAll: "Allen zustimmen",
};
