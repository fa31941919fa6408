/**
 * The demo agency's content as data, which the seed writes into an empty content system. Field names are those of
 * contract/schema.graphql; a file is referenced by name, a category by key.
 */
import type { IconName } from "@schaufenster/contract/icons";

export type MediaFile = string;

export type DemoMedia = {
  file: MediaFile;
  alternativeText: string;
  caption: string;
  /** Fractions (0 to 1) of width and height, from the top left. */
  focalPoint: { x: number; y: number };
  /** A film's still; absent for pictures. */
  poster?: MediaFile;
};

type DemoServiceAsset = {
  icon: IconName;
  title: string;
  /** Markdown. */
  content: string;
  credentials: MediaFile[];
};

export type DemoService = {
  sortId: number;
  /** Place in the slider; null: not in it (spec §2). */
  slideId: number | null;
  /** Anchor of the section, without '#'. */
  name: string;
  title: string;
  header: string;
  /** Markdown. The call-to-action area also shows its first paragraph. */
  mainContent: string;
  /** Markdown. */
  slideContent: string;
  owlThumbIcon: IconName;
  slideImage: MediaFile;
  ghostTitle: string;
  /** Label of the slide's button to the section. */
  buttonTxt: string;
  serviceAssets: DemoServiceAsset[];
};

export type DemoMenuItem = {
  sortId: number;
  /** Anchor on the landing page, without '#', or a path. */
  name: string;
  title: string;
};

export type DemoReference = {
  /** Place in the carousel; null: not in it (spec §2). */
  sortId: number | null;
  title: string;
  /** Markdown. */
  description: string;
  url: string | null;
  image: MediaFile;
  localVideo: MediaFile | null;
};

export type CategoryKey = "ausstellung" | "film" | "fotografie" | "gestaltung" | "luftbild" | "webdesign";

export type DemoCategory = {
  key: CategoryKey;
  name: string;
  description: string;
};

export type DemoPage = {
  title: string;
  address: string;
  image: MediaFile;
  placement: "navigation" | "footer" | "none";
  /** Markdown, like a project's. */
  content: string;
};

export type DemoProject = {
  header: string;
  teaser: string;
  /** Markdown. `/uploads/` and a name is a file of media/; seeding replaces it with its real address. */
  content: string;
  image: MediaFile;
  categories: CategoryKey[];
  /** ISO 8601, UTC. */
  createdAt: string;
};
