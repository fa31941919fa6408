import type { FilesOfTextQuery, InitialDataOwnQuery, PageOwnQuery } from "@schaufenster/contract/documents";
import type { OwnPage, PageLink } from "../domain.ts";
import { reshapePicture } from "./media.ts";
import { entry, type ReshapeOptions } from "./options.ts";
import { reshapeText } from "./text-blocks.ts";

type WireLink = InitialDataOwnQuery["pageLinks"][number];

/** Links to the agency's own pages except legal texts; empty if the content system has no such type. */
export function reshapePageLinks(answer: Partial<InitialDataOwnQuery> | null): PageLink[] {
  return (answer?.pageLinks ?? []).filter(({ placement }) => placement !== "legal").map(reshapePageLink);
}

export function reshapePageLink({ address, former, updatedAt, text: _text, ...link }: WireLink): PageLink {
  return {
    ...link,
    href: `/${address}`,
    formerHrefs: former.map((each) => `/${each}`),
    updatedAt: updatedAt ?? null,
  };
}

/** Null if there is no such page. */
export function reshapeOwnPage(
  wire: PageOwnQuery,
  options: ReshapeOptions,
  files: FilesOfTextQuery | null,
): OwnPage | null {
  const page = entry(wire.page?.data);
  if (!page) return null;
  return {
    title: page.title,
    href: `/${page.address}`,
    image: reshapePicture(page.image, options),
    content: reshapeText(page.content, options, files),
    searchDescription: page.searchDescription ?? "",
    shareImage: reshapePicture(page.shareImage, options),
    hiddenFromSearch: page.hiddenFromSearch === true,
  };
}
