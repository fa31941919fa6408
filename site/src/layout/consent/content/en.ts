import type { ConsentTexts } from "./texts.ts";

export const en: ConsentTexts = {
  title: "Cookies?\nYou decide.",
  intro:
    "We always use necessary cookies, and others only with your consent: to analyse how the website is used and to evaluate marketing. Under “Cookie-Einstellungen” at the end of every page you can agree, refuse or withdraw at any time.",
  kinds: "Kinds of cookies",
  necessary: { label: "Necessary", purpose: "Needed to operate the website." },
  statistics: { label: "Analytics", purpose: "Observe usage, evaluate marketing." },
  personalization: {
    label: "Personalisation",
    purpose: "Remembers preferences, feedback, interests. Not in use at present.",
  },
  services: {
    off: "No service is switched on at present.",
    google: "Service: Google Analytics 4 by Google Ireland, data also in the USA.",
    matomo: "Service: Matomo.",
  },
  refuse: "I do not agree",
  agree: "I agree",
  details: "Detailed settings",
  save: "Save selection",
  agreeToAll: "Agree to all",
};
