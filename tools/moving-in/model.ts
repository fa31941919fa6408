/** The model between readers and writer: entries of the specification's types (§3), with our fields' names. */

import type { PlannedEntry, PlannedGroup } from "../../content/src/moving-in/import-run.ts";
import type { GivenFiles } from "./given/given-file-source.ts";

/** In the order in which they are written: categories before the projects that name them. */
export const TYPES = ["categories", "services", "references", "menuitems", "projects", "pages"] as const;

export type Type = (typeof TYPES)[number];

/** A file of the other system. */
export type SourceFile = {
  /** Whole address; there is one file here for each. */
  url: string;
  name: string;
  alternativeText: string | null;
  caption: string | null;
  /** Address of a smaller size, which is taken where the file itself is not to be had. */
  smaller?: string;
  /** Whose picture it is, as the picture itself says. */
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
  /** Ids of the other system. */
  | { kind: "categories"; ids: string[] }
  | { kind: "rows"; rows: Fields[] };

export type Fields = Record<string, Value>;

export type Entry = {
  type: Type;
  /** In the other system; the same at each reading. */
  id: string;
  /** The owner's name for it. */
  title: string;
  /** Where it is seen in the other system, if that is known. */
  address: string | null;
  draft: boolean;
  /** German sentence: why it is not published here although it is public there. */
  heldBack?: string;
  /** When it was made, ISO 8601; null: now. */
  createdAt: string | null;
  fields: Fields;
  /** German sentences for the report: what was done to it, and what somebody should look at. */
  notes: string[];
};

/** An entry or file that was taken, or a path here: the target of an address of the old website. */
export type Shown = { type: Type; id: string } | { file: SourceFile } | { path: string };

/** A page of the old website. */
export type OldPage = { kind: "old page"; shows?: Shown };

/** The target of an address in a text. */
export type Target = { kind: "file"; file: SourceFile } | { kind: "other file"; url: string } | OldPage | null;

/** An address of the old website with its redirect target. */
export type OldAddress = {
  /** Whole, as the old website wrote it; a query counts where it names the page (`/?p=26`). */
  address: string;
  leadsTo: Shown;
};

/** An entry before it comes, with its text; see content/src/moving-in/import-run.ts. */
export type FoundEntry = Omit<PlannedEntry, "html" | "isDraft"> & { markdown: string };

export type Group = Omit<PlannedGroup, "entries"> & { entries: FoundEntry[] };

/** Whether visitors of the other system see something; `unknown` if it may be outside of the part that was read. */
type OtherState = "public" | "not public" | "unknown";

/** Everything that was read. */
export type SourceContent = {
  entries: Entry[];
  /** German sentences about all of it: what stays behind, for example. */
  notes: string[];
  /** German sentences that somebody should read before anything is written: what the file lacks, for example. */
  warnings: string[];
  /** A choice that the user can make. */
  groups: Group[];
  oldAddresses: OldAddress[];
  /** The state of an entry that was taken before and is not among the entries, by its id there. */
  stateOfOther: (type: Type, id: string) => Promise<OtherState>;
  /**
   * Finds the target of an address in a text; null: nowhere that concerns the import.
   *
   * @param use whether it is shown as a picture, or linked to
   */
  targetOf: (address: string, use: "image" | "link", alternativeText: string) => Target;
};

/** Another system, or its own export. */
export type Source = {
  /** German, without an article: 'Strapi unter https://…'. */
  label: string;
  /** Its kind and address, which name the set of entries: what is read under the same name again is the same content. Final once read. */
  name: string;
  /** Addresses it has itself; files below them are known by their paths. */
  origins: string[];
  /** Sent when files are fetched from those. */
  headers: Record<string, string>;
  /** Files that came with it; they are read and not fetched. */
  given?: GivenFiles;
  /** @throws Error with a German sentence that says what to do, when it cannot be read */
  read: () => Promise<SourceContent>;
};
