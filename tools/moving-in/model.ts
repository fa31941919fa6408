/** The model between readers and writer: entries of the specification's types (§3), with our field names. */

import type { PlannedEntry, PlannedGroup } from "../../content/src/moving-in/import-run.ts";
import type { GivenFiles } from "./given/given-file-source.ts";

/** In the order of writing: categories before the projects that reference them. */
export const TYPES = ["categories", "services", "references", "menuitems", "projects", "pages"] as const;

export type Type = (typeof TYPES)[number];

export type SourceFile = {
  /** Full address; each is one file here. */
  url: string;
  name: string;
  alternativeText: string | null;
  caption: string | null;
  /** Address of a smaller size, used if the file itself is unavailable. */
  smaller?: string;
  /** Credit stored in the picture. */
  credit?: string;
};

/** The content of a field. Plain values are used unchanged; references are resolved when they are written. */
export type Value =
  | string
  | number
  | boolean
  | null
  | { kind: "markdown"; markdown: string }
  | { kind: "file"; file: SourceFile }
  | { kind: "files"; files: SourceFile[] }
  | { kind: "categories"; ids: string[] }
  | { kind: "rows"; rows: Fields[] };

export type Fields = Record<string, Value>;

export type Entry = {
  type: Type;
  /** In the other system; stable across reads. */
  id: string;
  title: string;
  /** Its address in the other system, if known. */
  address: string | null;
  draft: boolean;
  /** Why it isn't published here although it is public there; a German sentence. */
  heldBack?: string;
  /** Creation date, ISO 8601; null: now. */
  createdAt: string | null;
  fields: Fields;
  /** German sentences for the report: changes, and anything that somebody should check. */
  notes: string[];
};

/** An imported entry or file, or a path here: the target of an old address. */
export type Shown = { type: Type; id: string } | { file: SourceFile } | { path: string };

export type OldPage = { kind: "old page"; shows?: Shown };

export type Target = { kind: "file"; file: SourceFile } | { kind: "other file"; url: string } | OldPage | null;

/** An address of the old website with its redirect target. */
export type OldAddress = {
  /** Full, as the old website wrote it; including a query that names the page (`/?p=26`). */
  address: string;
  leadsTo: Shown;
};

/** A found entry and its text before the import; see content/src/moving-in/import-run.ts. */
export type FoundEntry = Omit<PlannedEntry, "html" | "isDraft"> & { markdown: string };

export type Group = Omit<PlannedGroup, "entries"> & { entries: FoundEntry[] };

/** Whether visitors of the other system see something; `unknown` if it may be outside of the part that was read. */
type OtherState = "public" | "not public" | "unknown";

/** Everything that was read. */
export type SourceContent = {
  entries: Entry[];
  /** German sentences about the whole source, e.g. what isn't imported. */
  notes: string[];
  /** German sentences to read before anything is written, e.g. what the file lacks. */
  warnings: string[];
  groups: Group[];
  oldAddresses: OldAddress[];
  /** The state of an earlier imported entry that isn't among the entries, by its id there. */
  stateOfOther: (type: Type, id: string) => Promise<OtherState>;
  /**
   * Finds the target of an address in a text; null if it doesn't concern the import.
   * @param use whether it is shown as a picture, or linked to
   */
  targetOf: (address: string, use: "image" | "link", alternativeText: string) => Target;
};

export type Source = {
  /** German, without an article: 'Strapi unter https://…'. */
  label: string;
  /**
   * Its kind and address, which identify its entries: reading the same name again gives the same content. Final once
   * read.
   */
  name: string;
  /** Its own addresses; files below them are identified by path. */
  origins: string[];
  headers: Record<string, string>;
  /** Files in the export; they are read instead of fetched. */
  given?: GivenFiles;
  /** @throws Error with a German sentence that says what to do if it can't be read */
  read: () => Promise<SourceContent>;
};
