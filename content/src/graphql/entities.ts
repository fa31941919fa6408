import type {
  Appearance,
  Category,
  LegalText,
  Menuitem,
  Project,
  Reference,
  Service,
  SiteSetting,
} from "../payload-types.ts";
import { mediaEntity, mediaResponse, populated } from "./media-entity.ts";
import { type PaginationArg, slice } from "./pagination.ts";
import { toSort } from "./sort.ts";

/**
 * Payload's entries in the contract's shape. Relations that take arguments are functions, which the executor calls
 * with them; everything they need is populated already, so none of them asks the database.
 */

type ListArgs = { pagination?: PaginationArg; sort?: (string | null)[] | null };

const timestamps = (entry: { createdAt: string; updatedAt: string; publishedAt?: string | null }) => ({
  createdAt: entry.createdAt,
  updatedAt: entry.updatedAt,
  publishedAt: entry.publishedAt ?? null,
});

export function serviceEntity(service: Service) {
  const { sortId, slideId, name, title, header, mainContent, slideContent, owlThumbIcon, ghostTitle, buttonTxt } =
    service;
  return {
    id: String(service.id),
    attributes: {
      sortId,
      slideId,
      name,
      title,
      header,
      mainContent,
      slideContent,
      owlThumbIcon,
      ghostTitle,
      buttonTxt,
      slideImage: mediaResponse(service.slideImage),
      serviceAssets: ({ pagination }: ListArgs) => ({
        data: slice(service.serviceAssets ?? [], pagination).map(serviceAssetEntity),
      }),
      ...timestamps(service),
    },
  };
}

function serviceAssetEntity(asset: NonNullable<Service["serviceAssets"]>[number]) {
  const { icon, title, content } = asset;
  return {
    id: asset.id,
    attributes: {
      icon,
      title,
      content,
      credentials: ({ pagination }: ListArgs) => ({
        data: slice(asset.credentials ?? [], pagination)
          .flatMap((each) => populated(each) ?? [])
          .map(mediaEntity),
      }),
    },
  };
}

export function menuitemEntity(menuitem: Menuitem) {
  const { sortId, name, title } = menuitem;
  return { id: String(menuitem.id), attributes: { sortId, name, title, ...timestamps(menuitem) } };
}

export function referenceEntity(reference: Reference) {
  const { sortId, title, description, url } = reference;
  return {
    id: String(reference.id),
    attributes: {
      sortId,
      title,
      description,
      url,
      image: mediaResponse(reference.image),
      localVideo: mediaResponse(reference.localVideo),
      ...timestamps(reference),
    },
  };
}

export function projectEntity(project: Project) {
  const { header, teaser, content, searchDescription } = project;
  return {
    id: String(project.id),
    attributes: {
      header,
      teaser,
      content,
      image: mediaResponse(project.image),
      searchDescription,
      shareImage: mediaResponse(project.shareImage),
      categories: ({ pagination, sort }: ListArgs) => {
        const published = (project.categories ?? [])
          .flatMap((each) => populated(each) ?? [])
          .filter((category) => category._status === "published");
        const byName = toSort(sort, ["name"])[0];
        if (byName) published.sort((a, b) => a.name.localeCompare(b.name, "de") * (byName === "name" ? 1 : -1));
        return { data: slice(published, pagination).map(categoryEntity) };
      },
      ...timestamps(project),
      createdAt: project.finishedAt ?? project.createdAt,
    },
  };
}

export function categoryEntity(category: Category) {
  const { name, description } = category;
  return { id: String(category.id), attributes: { name, description, ...timestamps(category) } };
}

export function siteSettingResponse(settings: SiteSetting) {
  if (!settings.agencyName) return { data: null }; // never saved yet
  const { badgeImage, shareImage, createdAt, ...attributes } = settings;
  const pictures = { badgeImage: mediaResponse(badgeImage), shareImage: mediaResponse(shareImage) };
  return { data: { id: String(settings.id), attributes: { ...attributes, ...pictures } } };
}

export function appearanceResponse({ createdAt, ...attributes }: Appearance) {
  return { data: { id: String(attributes.id ?? ""), attributes } };
}

/** A template that nobody has published is no text of the agency's. */
export function legalTextResponse(texts: LegalText) {
  if (texts._status !== "published") return { data: null };
  const { id, impressum, privacyPolicy, accessibilityStatement, updatedAt } = texts;
  return { data: { id: String(id), attributes: { impressum, privacyPolicy, accessibilityStatement, updatedAt } } };
}
