import type { SourceFile } from "../model.ts";

/** All that the old website says of its files besides its pages. */
export type Library = {
  /** A file by the address of any of its sizes. */
  fileAt: (address: string) => SourceFile | null;
  /** Whether an address is a page that shows nothing but a file. */
  isPageOfFile: (address: string) => boolean;
  /** The title of another of its pages. */
  titleAt?: (address: string) => string | null;
};

/** Of a website that says nothing. */
export const NO_LIBRARY: Library = { fileAt: () => null, isPageOfFile: () => false };
