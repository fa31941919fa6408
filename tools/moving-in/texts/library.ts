import type { SourceFile } from "../model.ts";

/** Everything that the old website says about its files besides its pages. */
export type Library = {
  fileAt: (address: string) => SourceFile | null;
  /** Whether an address is a page that only shows a file. */
  isPageOfFile: (address: string) => boolean;
  /** The title of another of its pages. */
  titleAt?: (address: string) => string | null;
};

/** For a website without such data. */
export const NO_LIBRARY: Library = { fileAt: () => null, isPageOfFile: () => false };
