export const SERVICE_HOST = "{host}";

/** Texts in one language (spec §2 and §4, consent dialog). */
export type ConsentTexts = {
  title: string;
  intro: string;
  /** Prefix while there is no service. */
  nothingToAgree: string;
  /** The stored choice, when the dialog is opened again. */
  choice: { label: string; statistics: Answers; personalization: Answers };
  kinds: string;
  necessary: Kind;
  statistics: Kind;
  personalization: Kind;
  /** The analytics service: consent to an unnamed one would be invalid (DSGVO, Art. 4 Nr. 11). */
  services: Record<"off" | "google" | "matomo", string>;
  /** Cookies, their lifetimes and recipients (CJEU, C-673/17), in the detailed view. */
  serviceDetails: Record<"off" | "google" | "matomo", string | null>;
  /** Says that the legal texts are in German; null in German. */
  legalTextsInGerman: string | null;
  refuse: string;
  agree: string;
  details: string;
  save: string;
  agreeToAll: string;
};

type Kind = { label: string; purpose: string; details?: string };

type Answers = { granted: string; refused: string };
