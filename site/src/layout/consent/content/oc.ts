import { ANALYTICS_DAYS, CONSENT_DAYS } from "./days.ts";
import { type ConsentTexts, SERVICE_HOST } from "./texts.ts";

export const oc: ConsentTexts = {
  title: "De cookies?\nDecidissètz vos.",
  intro:
    "Utilizam totjorn los cookies necessaris quand lo site n’a besonh, los autres sonque amb vòstre consentiment: per mesurar l’usatge del site e l’efièch de nòstra publicitat. Amb «\u00a0Cookie-Einstellungen\u00a0» al pè de cada pagina, podètz acceptar, refusar o retirar vòstre consentiment quand volgatz.",
  nothingToAgree: "Pel moment i a pas res que ne calga vòstre acòrdi. Gardam sonque qu’avèm demandat. ",
  choice: {
    label: "Vòstra causida\u00a0:",
    statistics: { granted: "analisis autorizadas", refused: "analisis refusadas" },
    personalization: { granted: "personalizacion autorizada", refused: "personalizacion refusada" },
  },
  kinds: "Menas de cookies",
  necessary: {
    label: "Necessaris",
    purpose: "Necessaris pel foncionament del site.",
    details: `Vòstra causida aicí: ${CONSENT_DAYS} jorns. Quand mandatz lo formulari, una proteccion contra d’autres sites: fins que tampetz lo navigador. Lo borrolhon de vòstre messatge: fins al mandadís. Degun mai ne recep pas res.`,
  },
  statistics: { label: "Analisis", purpose: "Nos mòstran cossí lo site es utilizat e se nòstra publicitat fonciona." },
  personalization: {
    label: "Personalizacion",
    purpose: "Se sovenís de las preferéncias, opinions e interèsses. Aquesta causida a pas cap d’efièch pel moment.",
  },
  services: {
    off: "Pel moment cap de servici es pas activat.",
    google: "Servici: Google Analytics 4 de Google Irlanda, donadas tanben als EUA.",
    matomo: "Servici: Matomo.",
  },
  serviceDetails: {
    off: null,
    google: `Cookies _ga e _ga_*: ${ANALYTICS_DAYS} jorns. Destinatari: Google Ireland Limited.`,
    matomo: `Cookies _pk_id: ${ANALYTICS_DAYS} jorns, _pk_ref: 6 meses, _pk_ses: 30 minutas. Destinataris: nosautres e, s’es pas nosautres, l’operator de ${SERVICE_HOST}.`,
  },
  legalTextsInGerman: "Los tèxtes legals existisson sonque en alemand.",
  refuse: "Soi pas d’acòrdi",
  agree: "D’acòrdi",
  details: "Paramètres detalhats",
  save: "Enregistrar la seleccion",
  agreeToAll: "Acceptar tot",
};
