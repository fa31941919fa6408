import type { ConsentTexts } from "./texts.ts";

export const de: ConsentTexts = {
  title: "Cookies? Sie entscheiden.",
  intro:
    "Notwendige Cookies verwenden wir immer. Weitere nur, wenn Sie einwilligen: um die Nutzung der Website zu analysieren und Marketing auszuwerten. Zustimmen, ablehnen oder widerrufen können Sie jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite.",
  kinds: "Arten von Cookies",
  necessary: { label: "Notwendig", purpose: "Ohne sie funktioniert die Website nicht." },
  statistics: { label: "Analysen", purpose: "Zeigen, wie die Website genutzt wird, und werten Marketing aus." },
  personalization: { label: "Personalisierung", purpose: "Merkt sich Vorlieben, Rückmeldungen und Interessen." },
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
