import { ANALYTICS_DAYS, CONSENT_DAYS } from "./days.ts";
import { type ConsentTexts, SERVICE_HOST } from "./texts.ts";

export const en: ConsentTexts = {
  title: "Cookies?\nYou decide.",
  intro:
    "We always use necessary cookies when the website needs them, and others only with your consent: to measure how the website is used and how our advertising works. Under “Cookie-Einstellungen” at the end of every page you can agree, refuse or withdraw at any time.",
  nothingToAgree: "At present there is nothing you would have to agree to. We only remember that we have asked. ",
  choice: {
    label: "Your choice:",
    statistics: { granted: "analytics allowed", refused: "analytics refused" },
    personalization: { granted: "personalisation allowed", refused: "personalisation refused" },
  },
  kinds: "Kinds of cookies",
  necessary: {
    label: "Necessary",
    purpose: "Needed to operate the website.",
    details: `Your choice here: ${CONSENT_DAYS} days. When you send the form, a protection against other websites sending it in your name: until you close the browser. The draft of your message: until you send it. Nobody else receives any of it.`,
  },
  statistics: { label: "Analytics", purpose: "Show us how the website is used and whether our advertising works." },
  personalization: {
    label: "Personalisation",
    purpose: "Remembers preferences, feedback, interests. This choice has no effect at present.",
  },
  services: {
    off: "No service is switched on at present.",
    google: "Service: Google Analytics 4 by Google Ireland, data also in the USA.",
    matomo: "Service: Matomo.",
  },
  serviceDetails: {
    off: null,
    google: `Cookies _ga and _ga_*: ${ANALYTICS_DAYS} days. Recipient: Google Ireland Limited.`,
    matomo: `Cookies _pk_id: ${ANALYTICS_DAYS} days, _pk_ref: 6 months, _pk_ses: 30 minutes. Recipients: we and, if that is not us, the operator of ${SERVICE_HOST}.`,
  },
  legalTextsInGerman: "The legal texts are available in German only.",
  refuse: "I do not agree",
  agree: "I agree",
  details: "Detailed settings",
  save: "Save selection",
  agreeToAll: "Agree to all",
};
