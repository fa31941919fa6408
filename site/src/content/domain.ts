/**
 * The types that pages and components see: flat, complete, ready to show. They are made from wire types by `reshape`
 * and nowhere else. Text that the content system holds as Markdown is sanitised HTML here ({@link Html}).
 */
import type { Colours, Typeface } from "@schaufenster/contract/appearance/choice";
import type { IconName } from "@schaufenster/contract/icons";
import type { LegalDialog } from "@schaufenster/contract/legal-pages";
import type { Network } from "@schaufenster/contract/networks";
import type { OwnFields, OwnProjectFields, SettingFields } from "./own-fields.ts";

/** HTML rendered from Markdown and sanitised on the server; safe to put into the page as it is. */
export type Html = string & { readonly __html: unique symbol };

/** One file of a picture. Width in px. */
export type Rendition = { url: string; width: number };

/** The renditions of one encoding, by ascending width; `type` is a MIME type. */
export type RenditionSet = { type: string; renditions: Rendition[] };

/** x and y as parts (0 to 1) of the picture's width and height, from its top left. */
export type FocalPoint = { x: number; y: number };

export type Picture = {
  kind: "picture";
  id: string;
  url: string;
  alternativeText: string;
  caption: string | null;
  /** In px; null where the content system does not know them. */
  width: number | null;
  height: number | null;
  focalPoint: FocalPoint;
  /** Best encoding first; the last set is the original's and never empty. */
  sets: RenditionSet[];
};

export type Video = {
  kind: "video";
  id: string;
  url: string;
  alternativeText: string;
  caption: string | null;
  /** Its still in one size, for what takes a single address. */
  posterUrl: string | null;
  /** A WebVTT file. */
  subtitlesUrl: string | null;
  still: Picture | null;
  /** ISO 8601, UTC; null where the content system does not say. */
  uploadedAt: string | null;
};

/** A file shown in the video dialog (spec §2, services section), or large in a text. */
export type Credential = Picture | Video;

export type ServiceAsset = {
  id: string;
  icon: IconName | null;
  title: string;
  content: Html;
  credentials: Credential[];
};

export type Service = OwnFields<"services"> & {
  id: string;
  /** Place in the slider; null leaves the service out of it (spec §2). */
  slideId: number | null;
  /** Anchor of its section, without '#'. */
  name: string;
  /** Anchors that it had before: links to them lead to it. */
  formerNames: string[];
  title: string;
  header: string;
  mainContent: Html;
  /** Plain text of the first paragraph of `mainContent`, for the call to action. */
  summary: string;
  slideContent: Html;
  icon: IconName | null;
  slideImage: Picture | null;
  ghostTitle: string;
  buttonText: string;
  assets: ServiceAsset[];
  /** The list of its projects: those of the category that has its title; null without one. */
  projectsHref: string | null;
};

export type MenuItem = {
  id: string;
  title: string;
  /** Ready to use in a link: `/#kontakt`, or a path or address as the editor gave it. */
  href: string;
};

export type Reference = OwnFields<"references"> & {
  id: string;
  title: string;
  description: Html;
  url: string | null;
  image: Picture | null;
  video: Video | null;
};

/** Everything the landing page shows; services, menu items and references by sortId (spec §7, InitialData). */
export type Landing = {
  services: Service[];
  menuItems: MenuItem[];
  /** Those with a sortId only (spec §2, references section). */
  references: Reference[];
  /** Projects with a picture, chosen ones first, then the newest; and how many projects there are in all. */
  work: { projects: ProjectCard[]; total: number; isChosen: boolean };
};

/** A link of the header's navigation; `anchor` is the id of a section of the landing page, null for other targets. */
export type NavigationEntry = {
  id: string;
  /** The kind of its target; entries of one kind that follow each other are a group. */
  kind: "home" | "service" | "page" | "section";
  title: string;
  href: string;
  anchor: string | null;
  /** Whether it is what a preview is of. */
  isEdited?: boolean;
};

/** Where a page of the agency's own is and was; addresses are paths. */
export type PageLink = {
  id: string;
  title: string;
  href: string;
  formerHrefs: string[];
  placement: "navigation" | "footer" | "legal" | "none";
  hiddenFromSearch: boolean;
  updatedAt: string | null;
};

/** A legal text with the page that it is. */
export type LegalPage = PageLink & {
  /** Its title among other pages' titles. */
  longTitle: string;
  /** How the dialog is sized in which its link at the end of every page opens it; null: the link leads to the page. */
  dialog: LegalDialog | null;
  html: Html;
};

/** The data that every page needs beside its own content. */
export type Site = {
  settings: SiteSettings;
  /** 'Start', then one entry for each service, then the menu items (spec §2, header). */
  navigation: NavigationEntry[];
  /** Links of the footer: the portfolio, unless it is empty, and pages of the agency's own. */
  footerPages: Pick<PageLink, "title" | "href">[];
  /** The year of the newest project; null if there is none. */
  newestWorkYear: number | null;
};

export type Category = { id: string; name: string; href: string };

export type ProjectCard = {
  id: string;
  header: string;
  teaser: string;
  /** ISO 8601, UTC. */
  createdAt: string | null;
  /** Year of `createdAt` in Germany; null if that is no date. */
  year: number | null;
  image: Picture | null;
  categories: Category[];
  href: string;
};

export type ProjectPage = {
  projects: ProjectCard[];
  /** The page shown, from 1, and how many there are; 0 when there is no project. */
  page: number;
  pageCount: number;
  total: number;
  /** Those with at least one project, by name. */
  categories: Category[];
};

export type CategoryPage = ProjectPage & { category: Category & { description: string } };

/** Somebody of the agency. */
export type Person = { portrait: Credential; name: string; role: string };

/** A piece of a page's text: running text, files that are shown large, people, or a button that leads to the contact form. */
export type TextBlock =
  | { kind: "text"; html: Html }
  | { kind: "series"; files: Credential[] }
  | { kind: "people"; people: Person[] }
  | { kind: "call"; label: string; subject: string };

/** A page of the agency's own. */
export type OwnPage = {
  title: string;
  href: string;
  image: Picture | null;
  content: TextBlock[];
  /** For search engines and shared links; empty where no words were given for them. */
  searchDescription: string;
  /** For shared links; null: a card is drawn. */
  shareImage: Picture | null;
  hiddenFromSearch: boolean;
};

export type ProjectDetail = {
  project: ProjectCard &
    OwnProjectFields & {
      content: TextBlock[];
      /** For search engines and shared links; empty where no words were given for them. */
      searchDescription: string;
      /** For shared links; null: a card is drawn. */
      shareImage: Picture | null;
    };
  /** Other projects, three at most, newest first. */
  others: ProjectCard[];
  categories: Category[];
};

/** The agency's own mark, in place of the aperture. */
export type Mark = {
  /** Names its content. */
  id: string;
  type: "svg" | "png";
  /** The file, in Base64. */
  content: string;
  /** Its width in parts of its height. */
  ratio: number;
  /** In its own colours, or in that of the text around it. */
  shown: "own" | "single";
  /** The ground on which its own colours are seen; null if it brings one. */
  ground: "paper" | "ink" | null;
  /** Whether the agency's name stands beside it. */
  withName: boolean;
};

/** The brand that an agency has chosen. */
export type Appearance = {
  /** Null: the design's own. */
  colours: Colours | null;
  typeface: Typeface;
  mark: Mark | null;
};

export type SiteSettings = Omit<SettingFields, keyof ReshapedSettings> & ReshapedSettings;

type ReshapedSettings = {
  agencyName: string;
  claim: string;
  description: string;
  /** For shared links to the landing page; null: a card is drawn. */
  shareImage: Picture | null;
  ownerName: string;
  email: string;
  phone: string;
  mobile: string;
  vatId: string;
  businessId: string;
  website: string;
  street: string;
  postalCode: string;
  city: string;
  mapsUrl: string | null;
  /** The agency's pages elsewhere, in the order in which they are shown. */
  social: { place: Network | "other"; name: string; href: string }[];
  badge: { image: Picture | null; url: string; title: string } | null;
  /** For whom the offers are, and whether prices are net or gross; below the call to action's question. */
  priceNote: string;
  copyrightYear: number;
  analytics: { provider: "google"; id: string } | { provider: "matomo"; id: string; url: string } | null;
  /** Whether the consent dialog opens by itself on a first visit (spec §2). */
  consentOpensByItself: boolean;
  /** Whether views are counted, without anything stored in or read from a browser. */
  countsViews: boolean;
  /** Null: the design's own brand. */
  appearance: Appearance | null;
  /** Whether the contact form can send; without it there are e-mail and telephone. */
  takesMessages: boolean;
  /** Whether Impressum or privacy policy is missing: then search engines are asked to leave all pages out. */
  lacksLegalTexts: boolean;
  /** Those that every site has first; name and contact stand in one that is not published. */
  legal: LegalPage[];
};
