import { openingHoursOf } from "@schaufenster/contract/opening-hours";
import { internationalPhone } from "@schaufenster/contract/phone";
import { isCompany } from "@schaufenster/contract/public-texts";
import type {
  CategoryPage,
  Landing,
  Picture,
  ProjectDetail,
  ProjectPage,
  Site,
  SiteSettings,
  Video,
} from "../content/domain.ts";
import { previewUrl } from "../content/preview-url.ts";
import { projectHref } from "../content/routes.ts";
import type { Crumb } from "../ui/Breadcrumbs.tsx";

export type Thing = { "@type": string | string[] } & Record<string, unknown>;

const absolute = (publicUrl: string, path: string) => new URL(path, publicUrl).href;

const agencyId = (publicUrl: string) => `${publicUrl}/#agency`;

/** The agency by name only, for pages about something else. */
function agencyStub({ settings }: Site, publicUrl: string): Thing {
  return {
    "@type": ["LocalBusiness", "ProfessionalService"],
    "@id": agencyId(publicUrl),
    name: settings.agencyName,
    url: `${publicUrl}/`,
  };
}

export function agencyThing(site: Site, landing: Landing, publicUrl: string): Thing {
  const { settings } = site;
  const { ownerName, phone } = settings;
  // Other countries' numbers and addresses are shown as they are (docs/promises.md).
  const isGerman = /^\d{5}$/.test(settings.postalCode.trim());
  const image = settings.shareImage ?? landing.services.find(({ slideImage }) => slideImage)?.slideImage ?? null;
  return {
    ...agencyStub(site, publicUrl),
    description: settings.description || undefined,
    logo: `${publicUrl}/icon-512.png`,
    image: image ? pictureUrl(image, publicUrl) : undefined,
    telephone: (isGerman && internationalPhone(phone)) || phone || undefined,
    email: settings.email || undefined,
    vatID: settings.vatId || undefined,
    ...(isCompany(ownerName)
      ? { legalName: ownerName }
      : { founder: ownerName ? { "@type": "Person", name: ownerName } : undefined }),
    address: settings.street
      ? {
          "@type": "PostalAddress",
          streetAddress: settings.street,
          postalCode: settings.postalCode,
          addressLocality: settings.city,
          addressCountry: isGerman ? "DE" : undefined,
        }
      : undefined,
    hasMap: settings.mapsUrl ?? undefined,
    openingHoursSpecification: openingHoursThings(settings),
    sameAs: settings.social.map(({ href }) => href),
    makesOffer: landing.services.map(({ title, name }) => ({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name: title, url: `${publicUrl}/#${name}` },
    })),
  };
}

/** Undefined without opening hours; those by appointment are only shown to people. */
function openingHoursThings({ openingHours }: SiteSettings): Thing[] | undefined {
  const things = openingHoursOf(openingHours).flatMap(
    ({ hours }) =>
      hours?.times.map((time) => ({ "@type": "OpeningHoursSpecification", dayOfWeek: hours.days, ...time })) ?? [],
  );
  return things.length > 0 ? things : undefined;
}

/** The last crumb is the page itself. */
export function breadcrumbThing(crumbs: Crumb[], path: string, publicUrl: string): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: absolute(publicUrl, href ?? path),
    })),
  };
}

export function listThings(site: Site, list: ProjectPage | CategoryPage, path: string, publicUrl: string): Thing[] {
  const page: Thing = {
    "@type": "CollectionPage",
    url: absolute(publicUrl, path),
    name: "category" in list ? `Projekte: ${list.category.name}` : "Projekte",
    publisher: { "@id": agencyId(publicUrl) },
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: list.total,
      itemListElement: list.projects.map(({ id, header }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: header,
        url: absolute(publicUrl, projectHref(id, header)),
      })),
    },
  };
  return [agencyStub(site, publicUrl), page];
}

export function projectThings(site: Site, { project }: ProjectDetail, publicUrl: string): Thing[] {
  const image = project.image ?? project.shareImage;
  const work: Thing = {
    "@type": "CreativeWork",
    "@id": `${absolute(publicUrl, project.href)}#project`,
    url: absolute(publicUrl, project.href),
    name: project.header,
    description: project.searchDescription || project.teaser || undefined,
    inLanguage: "de",
    dateCreated: project.createdAt ?? undefined,
    image: image ? pictureThing(image, publicUrl) : undefined,
    keywords: project.categories.map(({ name }) => name).join(", ") || undefined,
    creator: { "@id": agencyId(publicUrl) },
  };
  return [agencyStub(site, publicUrl), work];
}

/** The references' films with a name, without which search engines can't use them. */
export function videoThings({ references }: Landing, publicUrl: string): Thing[] {
  return references.flatMap(({ video, title }) => (video ? [videoThing(video, title, publicUrl)] : []));
}

function videoThing(video: Video, title: string, publicUrl: string): Thing {
  return {
    "@type": "VideoObject",
    name: video.caption ?? title,
    description: video.alternativeText || title,
    contentUrl: absolute(publicUrl, video.url),
    thumbnailUrl: video.posterUrl ? absolute(publicUrl, video.posterUrl) : undefined,
    uploadDate: video.uploadedAt ?? undefined,
    inLanguage: "de",
  };
}

function pictureThing(picture: Picture, publicUrl: string): Thing {
  return {
    "@type": "ImageObject",
    url: pictureUrl(picture, publicUrl),
    caption: picture.caption ?? (picture.alternativeText || undefined),
  };
}

function pictureUrl(picture: Picture, publicUrl: string): string {
  return absolute(publicUrl, previewUrl(picture));
}
