/** A page that the law asks for. */
type LegalPage = {
  address: string;
  /** Its title until somebody writes another. */
  title: string;
  /** Its title among other pages' titles, where `title` alone does not say enough. */
  longTitle?: string;
  /** The name of its text in the content API's `legalText` and in a settings file. */
  field: "impressum" | "privacyPolicy" | "accessibilityStatement";
  /** Its dialog (spec §2, footer); null: its link leads to the page. */
  dialog: LegalDialog | null;
  /** An agency may do without it: while its public text is empty there is no such page. */
  isVoluntary?: true;
};

/** How a dialog is sized: centred with a short text, or long. */
export type LegalDialog = "middle" | "long";

/** The pages that every site has at their addresses; agencies add legal texts of their own as pages (docs/decisions/198). */
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

/** One of these pages by its address. */
export const legalPageAt = (address: string): LegalPage | undefined =>
  LEGAL_PAGES.find((page) => page.address === address);
