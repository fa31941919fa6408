type LegalPage = {
  address: string;
  title: string;
  /** Its title among other pages' titles, if `title` isn't clear enough. */
  longTitle?: string;
  /** Its field in the content API's `legalText` and in a settings file. */
  field: "impressum" | "privacyPolicy" | "accessibilityStatement";
  /** Its dialog (spec §2, footer); null: its link leads to the page. */
  dialog: LegalDialog | null;
  /** Optional: while its public text is empty the page doesn't exist. */
  isVoluntary?: true;
};

/** Centred with a short text, or long. */
export type LegalDialog = "middle" | "long";

/** The legal pages that every site has; agencies add more as pages (docs/decisions/198). */
export const LEGAL_PAGES: readonly LegalPage[] = [
  { address: "impressum", title: "Impressum", field: "impressum", dialog: "middle" },
  { address: "datenschutz", title: "Datenschutz\u00aderklärung", field: "privacyPolicy", dialog: "long" },
  {
    address: "barrierefreiheit",
    title: "Barriere\u00adfreiheit",
    longTitle: "Erklärung zur Barrierefreiheit",
    field: "accessibilityStatement",
    dialog: null,
    isVoluntary: true,
  },
];

export const legalPageAt = (address: string): LegalPage | undefined =>
  LEGAL_PAGES.find((page) => page.address === address);
