import type {
  Appearance,
  Category,
  Menuitem,
  Page,
  Project,
  Reference,
  Service,
  SiteSetting,
} from "../payload-types.ts";
import { mediaEntity, mediaResponse, populated } from "./media-entity.ts";
import { type PaginationArg, slice } from "./pagination.ts";
import { toSort } from "./sort.ts";

/**
 * Maps Payload's entries to the contract. An entry's fields are its attributes; the SDL selects which are available.
 * Fields with another shape are mapped here. Relations with arguments are functions that the executor calls; everything
 * is already populated, so none of them queries the database.
 */

type ListArgs = { pagination?: PaginationArg; sort?: (string | null)[] | null };

const entity = <E extends { id?: number }, A extends object>(entry: E, attributes: A) => ({
  id: String(entry.id ?? ""), // a global that was never saved has none
  attributes: { ...entry, ...attributes },
});

export function serviceEntity(service: Service) {
  return entity(service, {
    slideImage: mediaResponse(service.slideImage),
    serviceAssets: ({ pagination }: ListArgs) => ({
      data: slice(service.serviceAssets ?? [], pagination).map(serviceAssetEntity),
    }),
  });
}

function serviceAssetEntity(asset: NonNullable<Service["serviceAssets"]>[number]) {
  const credentials = ({ pagination }: ListArgs) => ({
    data: slice(asset.credentials ?? [], pagination)
      .flatMap((each) => populated(each) ?? [])
      .map(mediaEntity),
  });
  return { id: asset.id, attributes: { ...asset, credentials } };
}

export function menuitemEntity(menuitem: Menuitem) {
  return entity(menuitem, {});
}

export function referenceEntity(reference: Reference) {
  return entity(reference, {
    image: mediaResponse(reference.image),
    localVideo: mediaResponse(reference.localVideo),
  });
}

export function projectEntity(project: Project) {
  return entity(project, {
    image: mediaResponse(project.image),
    shareImage: mediaResponse(project.shareImage),
    categories: ({ pagination, sort }: ListArgs) => {
      const published = (project.categories ?? [])
        .flatMap((each) => populated(each) ?? [])
        .filter((category) => category._status === "published");
      const byName = toSort(sort, ["name"])[0];
      if (byName) published.sort((a, b) => a.name.localeCompare(b.name, "de") * (byName === "name" ? 1 : -1));
      return { data: slice(published, pagination).map(categoryEntity) };
    },
    createdAt: project.finishedAt ?? project.createdAt,
  });
}

export function categoryEntity(category: Category) {
  return entity(category, {});
}

export function pageEntity(page: Page) {
  return entity(page, { image: mediaResponse(page.image), shareImage: mediaResponse(page.shareImage) });
}

/** @param takesMessages whether the contact form accepts messages */
export function siteSettingResponse(settings: SiteSetting, takesMessages: boolean) {
  if (!settings.agencyName) return { data: null }; // never saved
  const { badgeImage, shareImage } = settings;
  const files = { badgeImage: mediaResponse(badgeImage), shareImage: mediaResponse(shareImage) };
  return { data: entity(settings, { ...files, takesMessages }) };
}

export function appearanceResponse(appearance: Appearance) {
  return { data: entity(appearance, {}) };
}
