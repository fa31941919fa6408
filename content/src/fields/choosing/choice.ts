import type { Thumbnail } from "../../files/thumbnails.ts";

/** Groups of entries in a chooser, with the texts of their buttons. */
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

export type Choice = {
  /** Unique key; of an entry `projects/12`. */
  key: string;
  title: string;
  kind?: string;
  address?: string;
  /** Why visitors can't see it. */
  hidden?: "Entwurf" | "Papierkorb" | null;
  thumbnail?: Thumbnail | null;
  /** An SVG path of 24 by 24 units, shown instead of a picture. */
  drawing?: string;
};

export type Found = { choices: Choice[]; total: number };
