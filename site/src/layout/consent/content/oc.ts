import type { ConsentTexts } from "./texts.ts";

export const oc: ConsentTexts = {
  title: "De cookies? Decidissètz vos.",
  intro:
    "Utilizam totjorn los cookies necessaris. Los autres, sonque se i consentissètz: per analisar l’usatge del site e per avalorar lo marketing. Podètz acceptar, refusar o retirar vòstre consentiment quand volgatz amb «\u00a0Cookie-Einstellungen\u00a0» al pè de cada pagina.",
  kinds: "Menas de cookies",
  necessary: { label: "Necessaris", purpose: "Sens eles lo site foncionariá pas." },
  statistics: { label: "Analisis", purpose: "Mòstran cossí lo site es utilizat e avaloran lo marketing." },
  personalization: { label: "Personalizacion", purpose: "Se sovenís de las preferéncias, opinions e interèsses." },
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
