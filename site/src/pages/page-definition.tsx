import type { ReactElement } from "react";
import type { Head } from "../layout/head.ts";
import type { LoadContext, Loaded } from "./load-context.ts";

/** A page, ready to render, and the one path it is at. */
export type LoadedPage = { path: string; head: Head; page: ReactElement };

/** How one page of the site is loaded and rendered. `key` names it among all pages, under any of its addresses. */
export type PageDefinition = {
  key: string;
  /**
   * @returns null if there is no such page
   * @throws {ContentError} if the content system does not answer
   */
  load: (context: LoadContext) => Promise<LoadedPage | null>;
};

export function show<Content extends object>(
  loaded: Loaded<Content>,
  head: (content: Content) => Head,
  Page: (content: Content) => ReactElement,
): LoadedPage | null {
  if (!loaded.found) return null;
  return { path: loaded.path, head: head(loaded.content), page: <Page {...loaded.content} /> };
}
