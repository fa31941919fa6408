import type { SourceFile } from "../../model.ts";

/** The library of the old website, and what else of an export a text stands on. */
export type Library = {
  /** A file by its number. */
  file: (id: string) => SourceFile | null;
  /** A file of the library by the address of any of its sizes. */
  fileAt: (address: string) => SourceFile | null;
  /** Numbers of the files that belong to a post: what a gallery shows that names none. */
  filesOfPost: (post: string) => string[];
  /** Whether an address is the page that WordPress makes for a file. */
  isPageOfFile: (address: string) => boolean;
  /** Footnotes that WordPress keeps beside a text, in HTML. */
  footnotesOf: (post: string) => { id: string; content: string }[];
  /** Content of a block that several texts share, by its number. */
  sharedBlock: (id: string) => string | null;
};
