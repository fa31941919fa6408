/** The words of the consent dialog in one language (spec §2 and §4, consent dialog). */
export type ConsentTexts = {
  /** In two lines. */
  title: string;
  intro: string;
  /** Name of the three kinds of cookies as a group. */
  kinds: string;
  necessary: Kind;
  statistics: Kind;
  personalization: Kind;
  /** Which analytics service is meant: consent to an unnamed one would be none (DSGVO, Art. 4 Nr. 11). */
  services: Record<"off" | "google" | "matomo", string>;
  refuse: string;
  agree: string;
  details: string;
  save: string;
  agreeToAll: string;
};

/** One kind of cookies: the checkbox's label, and what it is for. */
type Kind = { label: string; purpose: string };
