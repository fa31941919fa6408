import type { InitialDataOwnQuery, InitialDataQuery } from "@schaufenster/contract/documents";
import { ICONS, type IconName } from "@schaufenster/contract/icons";
import type { Category, Service, ServiceAsset } from "../domain.ts";
import { htmlOf, summaryOf } from "../markdown/to-html.ts";
import { ownFields } from "../own-fields.ts";
import { spoken } from "../spoken.ts";
import { reshapeCredential, reshapePicture } from "./media.ts";
import { bySortId, entries, type ReshapeOptions } from "./options.ts";

type WireServices = InitialDataQuery["services"];
type WireService = NonNullable<NonNullable<WireServices>["data"][number]["attributes"]> & { id: string };
type WireAsset = NonNullable<NonNullable<WireService["serviceAssets"]>["data"][number]["attributes"]> & { id: string };

/**
 * Services by sortId, including those without a slide (spec §2; they keep their section).
 * @param categories those with projects: a service links to the one with its title
 */
export function reshapeServices(
  wire: WireServices | undefined,
  options: ReshapeOptions,
  own: Partial<InitialDataOwnQuery> | null = null,
  categories: Category[] = [],
): Service[] {
  const services = bySortId(entries(wire)).map((service) => reshapeService(service, options));
  const formerAnchors = own?.formerAnchors ?? [];
  return services.map((service) => ({
    ...ownFields(own, "services", service.id),
    ...service,
    formerNames: formerAnchors.filter(({ current }) => current === service.name).map(({ former }) => former),
    projectsHref: categories.find(({ name }) => sameWords(name, service.title))?.href ?? null,
  }));
}

const sameWords = (a: string, b: string) => comparable(a) === comparable(b);
const comparable = (words: string) => spoken(words).trim().toLocaleLowerCase("de");

function reshapeService(wire: WireService, options: ReshapeOptions): Omit<Service, "formerNames" | "projectsHref"> {
  // A section's title is an h2, so headings in its text are below that.
  const markdown = { ...options, topHeading: 3, idPrefix: `service-${wire.id}-` } as const;
  return {
    id: wire.id,
    slideId: wire.slideId ?? null,
    name: wire.name,
    title: wire.title || wire.name,
    header: wire.header ?? "",
    mainContent: htmlOf(wire.mainContent, markdown),
    summary: summaryOf(wire.mainContent),
    slideContent: htmlOf(wire.slideContent, { ...markdown, idPrefix: `slide-${wire.id}-` }),
    icon: reshapeIcon(wire.owlThumbIcon),
    slideImage: reshapePicture(wire.slideImage, options),
    ghostTitle: wire.ghostTitle ?? "",
    buttonText: wire.buttonTxt ?? "",
    assets: entries(wire.serviceAssets).map((asset) => reshapeAsset(asset, wire.id, options)),
  };
}

function reshapeAsset(wire: WireAsset, serviceId: string, options: ReshapeOptions): ServiceAsset {
  // Services may share an asset, but ids in its text must differ.
  const markdown = { ...options, topHeading: 4, idPrefix: `service-${serviceId}-asset-${wire.id}-` } as const;
  const credentials = wire.credentials?.data ?? [];
  return {
    id: wire.id,
    icon: reshapeIcon(wire.icon),
    title: wire.title ?? "",
    content: htmlOf(wire.content, markdown),
    credentials: credentials.map((file) => reshapeCredential(file, options)).filter((file) => file !== null),
  };
}

/** A foreign system may have icons that this build doesn't draw. */
function reshapeIcon(name: string | null | undefined): IconName | null {
  return name && Object.hasOwn(ICONS, name) ? (name as IconName) : null;
}
