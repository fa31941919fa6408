import type { ConsentTexts } from "./texts.ts";

export const en: ConsentTexts = {
  title: "Cookies? You decide.",
  intro:
    "We always use necessary cookies. We use others only if you consent: to analyse how the website is used and to evaluate marketing. You can agree, refuse or withdraw your consent at any time through “Cookie-Einstellungen” at the end of every page.",
  kinds: "Kinds of cookies",
  necessary: { label: "Necessary", purpose: "The website does not work without them." },
  statistics: { label: "Analytics", purpose: "Show how the website is used, and evaluate marketing." },
  personalization: { label: "Personalisation", purpose: "Remembers preferences, feedback and interests." },
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
