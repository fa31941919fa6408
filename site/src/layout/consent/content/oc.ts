import type { ConsentTexts } from "./texts.ts";

export const oc: ConsentTexts = {
  title: "De cookies?\nDecidissètz vos.",
  intro:
    "Utilizam totjorn los cookies necessaris, los autres sonque amb vòstre consentiment: per analisar l’usatge del site e avalorar lo marketing. Amb «\u00a0Cookie-Einstellungen\u00a0» al pè de cada pagina, podètz acceptar, refusar o retirar vòstre consentiment quand volgatz.",
  kinds: "Menas de cookies",
  necessary: { label: "Necessaris", purpose: "Necessaris pel foncionament del site." },
  statistics: { label: "Analisis", purpose: "Obsèrvan l’usatge, avaloran lo marketing." },
  personalization: {
    label: "Personalizacion",
    purpose: "Se sovenís de las preferéncias, opinions e interèsses. Pas utilizat pel moment.",
  },
  services: {
    off: "Pel moment cap de servici es pas activat.",
    google: "Servici: Google Analytics 4 de Google Irlanda, donadas tanben als EUA.",
    matomo: "Servici: Matomo.",
  },
  refuse: "Soi pas d’acòrdi",
  agree: "D’acòrdi",
  details: "Paramètres detalhats",
  save: "Enregistrar la seleccion",
  agreeToAll: "Acceptar tot",
};
