import type { ConsentTexts } from "./texts.ts";

export const de: ConsentTexts = {
  title: "Cookies?\nSie entscheiden.",
  intro:
    "Notwendige Cookies verwenden wir immer, weitere nur mit Ihrer Einwilligung: um die Nutzung der Website zu analysieren und Marketing auszuwerten. Unter „Cookie-Einstellungen“ am Ende jeder Seite können Sie jederzeit zustimmen, ablehnen oder widerrufen.",
  kinds: "Arten von Cookies",
  necessary: { label: "Notwendig", purpose: "Nötig für den Betrieb der Website." },
  statistics: { label: "Analysen", purpose: "Beobachten die Nutzung, werten Marketing aus." },
  personalization: {
    label: "Personalisierung",
    purpose: "Merkt sich Vorlieben, Rückmeldungen, Interessen. Zurzeit ungenutzt.",
  },
  services: {
    off: "Zurzeit ist kein Dienst eingeschaltet.",
    google: "Dienst: Google Analytics 4 von Google Irland, Daten auch in den USA.",
    matomo: "Dienst: Matomo.",
  },
  refuse: "Ich bin nicht einverstanden",
  agree: "Einverstanden",
  details: "Detaillierte Einstellungen",
  save: "Auswahl speichern",
  agreeToAll: "Allen zustimmen",
};
