import type { InitialDataOwnQuery, InitialDataQuery } from "@schaufenster/contract/documents";
import type { Reference } from "../domain.ts";
import { htmlOf } from "../markdown/to-html.ts";
import { ownFields } from "../own-fields.ts";
import { PROJECTS_PATH } from "../routes.ts";
import { safeHref } from "../urls.ts";
import { reshapePicture, reshapeVideo } from "./media.ts";
import { bySortId, entries, type ReshapeOptions } from "./options.ts";

/** References by sortId, without those that have none (spec §2, references section). */
export function reshapeReferences(
  wire: InitialDataQuery["references"] | undefined,
  options: ReshapeOptions,
  own: Partial<InitialDataOwnQuery> | null = null,
): Reference[] {
  const placed = entries(wire).filter(({ sortId }) => sortId !== null && sortId !== undefined);
  return bySortId(placed).map((reference) => {
    const video = reshapeVideo(reference.localVideo, options);
    return {
      ...ownFields(own, "references", reference.id),
      id: reference.id,
      title: reference.title ?? "",
      description: htmlOf(reference.description, {
        ...options,
        topHeading: 4,
        idPrefix: `reference-${reference.id}-`,
      }),
      url: linkOf(reference.url, options),
      image: reshapePicture(reference.image, options) ?? video?.still ?? null,
      video,
    };
  });
}

/** Removes the host from addresses of the site's own projects. */
function linkOf(url: string | null | undefined, { publicUrl }: ReshapeOptions): string | null {
  const href = safeHref(url);
  return href?.startsWith(`${publicUrl}${PROJECTS_PATH}/`) ? href.slice(publicUrl?.length) : href;
}
