import type { Thumbnail } from "../../files/thumbnails.ts";

/** Groups of entries that a chooser offers, with the words on their buttons. */
export const GROUPS = {
  projects: "Projekte",
  pages: "Seiten",
  categories: "Kategorien",
  sections: "Abschnitte",
  pictures: "Bilder",
  films: "Filme",
  files: "PDFs",
} as const;

export type Group = keyof typeof GROUPS;

/** Something that can be chosen. */
export type Choice = {
  /** Names it among all others, an entry as `projects/12`. */
  key: string;
  title: string;
  /** "Projekt", "Seite" … */
  kind?: string;
  /** Where visitors find it, as a path of the site. */
  address?: string;
  /** Why visitors do not see it. */
  hidden?: "Entwurf" | "Papierkorb" | null;
  thumbnail?: Thumbnail | null;
  /** One path of 24 by 24 units that is shown in place of a picture. */
  drawing?: string;
};

/** A part of what was found, and how many there are in all. */
export type Found = { choices: Choice[]; total: number };
