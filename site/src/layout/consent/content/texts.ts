/** Stands for the host that a service runs on. */
export const SERVICE_HOST = "{host}";

/** The words of the consent dialog in one language (spec §2 and §4, consent dialog). */
export type ConsentTexts = {
  /** In two lines. */
  title: string;
  intro: string;
  /** Stands before it while there is no service to agree to. */
  nothingToAgree: string;
  /** The choice that is stored, when the dialog is opened again. */
  choice: { label: string; statistics: Answers; personalization: Answers };
  /** Name of the three kinds of cookies as a group. */
  kinds: string;
  necessary: Kind;
  statistics: Kind;
  personalization: Kind;
  /** Which analytics service is meant: consent to an unnamed one would be none (DSGVO, Art. 4 Nr. 11). */
  services: Record<"off" | "google" | "matomo", string>;
  /** Entries that the service stores, how long, and who receives them (CJEU, C-673/17); in the detailed view. */
  serviceDetails: Record<"off" | "google" | "matomo", string | null>;
  /** Says of the legal texts that they are in German; null in German. */
  legalTextsInGerman: string | null;
  refuse: string;
  agree: string;
  details: string;
  save: string;
  agreeToAll: string;
};

/** One kind of cookies: the checkbox's label, and what it is for. */
type Kind = { label: string; purpose: string; details?: string };

/** How an answer to one kind reads. */
type Answers = { granted: string; refused: string };
