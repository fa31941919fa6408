/**
 * Types for pages and components: flat, complete, ready to show. Only `reshape` makes them from wire types. Markdown is
 * already sanitised HTML ({@link Html}).
 */
import type { Colours, Typeface } from "@schaufenster/contract/appearance/choice";
import type { IconName } from "@schaufenster/contract/icons";
import type { LegalDialog } from "@schaufenster/contract/legal-pages";
import type { Network } from "@schaufenster/contract/networks";
import type { OwnFields, OwnProjectFields, SettingFields } from "./own-fields.ts";

/** Sanitised HTML from Markdown, safe to insert into the page. */
export type Html = string & { readonly __html: unique symbol };

/** One file of a picture; width in px. */
export type Rendition = { url: string; width: number };

/** Renditions in one encoding, by ascending width; `type` is a MIME type. */
export type RenditionSet = { type: string; renditions: Rendition[] };

/** Fractions (0 to 1) of the picture's width and height, from its top left. */
export type FocalPoint = { x: number; y: number };

export type Picture = {
  kind: "picture";
  id: string;
  url: string;
  alternativeText: string;
  caption: string | null;
  /** In px; null if unknown. */
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
  /** One size of its still, for single-URL uses. */
  posterUrl: string | null;
  subtitlesUrl: string | null;
  still: Picture | null;
  /** ISO 8601, UTC; null if unknown. */
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
  /** Place in the slider; null: not in it (spec §2). */
  slideId: number | null;
  /** Anchor of its section, without '#'. */
  name: string;
  /** Former anchors, which redirect to it. */
  formerNames: string[];
  title: string;
  header: string;
  mainContent: Html;
  /** Plain text of `mainContent`'s first paragraph, for the call to action. */
  summary: string;
  slideContent: Html;
  icon: IconName | null;
  slideImage: Picture | null;
  ghostTitle: string;
  buttonText: string;
  assets: ServiceAsset[];
  /** The project list of the category with the same title; null if there is none. */
  projectsHref: string | null;
};

export type MenuItem = {
  id: string;
  title: string;
  /** Ready for a link: `/#kontakt`, or the editor's path or URL. */
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

/** Content of the landing page; services, menu items and references by sortId (spec §7, InitialData). */
export type Landing = {
  services: Service[];
  menuItems: MenuItem[];
  /** Only those with a sortId (spec §2, references section). */
  references: Reference[];
  /** Projects with a picture, chosen ones first, then the newest; and the total number of projects. */
  work: { projects: ProjectCard[]; total: number; isChosen: boolean };
};

/** A header link; `anchor` is the id of a landing page section, null for other targets. */
export type NavigationEntry = {
  id: string;
  /** Consecutive entries of one kind form a group. */
  kind: "home" | "service" | "page" | "section";
  title: string;
  href: string;
  anchor: string | null;
  /** Whether it belongs to the previewed entry. */
  isEdited?: boolean;
};

export type PageLink = {
  id: string;
  title: string;
  href: string;
  formerHrefs: string[];
  placement: "navigation" | "footer" | "legal" | "none";
  hiddenFromSearch: boolean;
  updatedAt: string | null;
};

export type LegalPage = PageLink & {
  longTitle: string;
  /** Dialog size for its footer link; null: the link leads to the page. */
  dialog: LegalDialog | null;
  html: Html;
};

/** Data that every page needs besides its own content. */
export type Site = {
  settings: SiteSettings;
  /** 'Start', one entry per service, then the menu items (spec §2, header). */
  navigation: NavigationEntry[];
  /** Footer links: the portfolio, unless it is empty, and the agency's own pages. */
  footerPages: Pick<PageLink, "title" | "href">[];
  /** Null if there is none. */
  newestWorkYear: number | null;
};

export type Category = { id: string; name: string; href: string };

export type ProjectCard = {
  id: string;
  header: string;
  teaser: string;
  /** ISO 8601, UTC. */
  createdAt: string | null;
  /** Year of `createdAt` in Germany; null if the date is invalid. */
  year: number | null;
  image: Picture | null;
  categories: Category[];
  href: string;
};

export type ProjectPage = {
  projects: ProjectCard[];
  page: number;
  pageCount: number;
  total: number;
  /** Those with projects, by name. */
  categories: Category[];
};

export type CategoryPage = ProjectPage & { category: Category & { description: string } };

export type Person = { portrait: Credential; name: string; role: string };

/** A part of a page's text: running text, large files, people, or a button to the contact form. */
export type TextBlock =
  | { kind: "text"; html: Html }
  | { kind: "series"; files: Credential[] }
  | { kind: "people"; people: Person[] }
  | { kind: "call"; label: string; subject: string };

export type OwnPage = {
  title: string;
  href: string;
  image: Picture | null;
  content: TextBlock[];
  /** For search engines and share links; may be empty. */
  searchDescription: string;
  /** For share links; null: a card is drawn. */
  shareImage: Picture | null;
  hiddenFromSearch: boolean;
};

export type ProjectDetail = {
  project: ProjectCard &
    OwnProjectFields & {
      content: TextBlock[];
      /** For search engines and share links; may be empty. */
      searchDescription: string;
      /** For share links; null: a card is drawn. */
      shareImage: Picture | null;
    };
  /** Up to three other projects, newest first. */
  others: ProjectCard[];
  categories: Category[];
};

/** The agency's own mark, replacing the aperture. */
export type Mark = {
  /** Changes with its content. */
  id: string;
  type: "svg" | "png";
  content: string;
  ratio: number;
  /** In its own colours, or in the surrounding text's. */
  shown: "own" | "single";
  /** Background on which its colours are visible; null if it has its own. */
  ground: "paper" | "ink" | null;
  /** Whether the agency's name is beside it. */
  withName: boolean;
};

export type Appearance = {
  /** Null: the default. */
  colours: Colours | null;
  typeface: Typeface;
  mark: Mark | null;
};

export type SiteSettings = Omit<SettingFields, keyof ReshapedSettings> & ReshapedSettings;

type ReshapedSettings = {
  agencyName: string;
  claim: string;
  description: string;
  /** For share links to the landing page; null: a card is drawn. */
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
  /** The agency's profiles elsewhere, in order. */
  social: { place: Network | "other"; name: string; href: string }[];
  badge: { image: Picture | null; url: string; title: string } | null;
  /** Target group of the offers, and whether prices are net or gross; below the call to action's question. */
  priceNote: string;
  copyrightYear: number;
  analytics: { provider: "google"; id: string } | { provider: "matomo"; id: string; url: string } | null;
  /** Whether the consent dialog opens automatically on a first visit (spec §2). */
  consentOpensByItself: boolean;
  /** Whether views are counted, without storing or reading anything in the browser. */
  countsViews: boolean;
  /** Null: the default brand. */
  appearance: Appearance | null;
  /** Whether the contact form can send; otherwise e-mail and telephone are shown. */
  takesMessages: boolean;
  /** Whether Impressum or privacy policy is missing; then all pages are noindex. */
  lacksLegalTexts: boolean;
  /** Built-in ones first; an unpublished one shows name and contact data. */
  legal: LegalPage[];
};
