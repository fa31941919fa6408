import { InitialDataDocument, type InitialDataQuery, SiteSettingsDocument } from "@schaufenster/contract/documents";
import type { ContentClient } from "./client.ts";
import type { Landing, Site, SiteSettings } from "./domain.ts";
import { ContentMissingError } from "./errors.ts";
import { reshapeMenuItems, reshapeNavigation } from "./reshape/navigation.ts";
import type { ReshapeOptions } from "./reshape/options.ts";
import { reshapeReferences } from "./reshape/references.ts";
import { reshapeServices } from "./reshape/services.ts";
import { reshapeSettings } from "./reshape/settings.ts";

/** What every page needs, and the landing page's content, which is made from the same answer. */
export type Initial = { site: Site; landing: Landing };

/**
 * Asks InitialData, and SiteSettings unless they are given (a foreign content system does not hold them).
 *
 * @throws {ContentError} if either is not answered
 */
export async function loadInitial(
  client: ContentClient,
  options: ReshapeOptions,
  { settings, requestId }: { settings?: SiteSettings | null; requestId?: string } = {},
): Promise<Initial> {
  const asking = requestId ? { requestId } : {};
  const [initial, own] = await Promise.all([
    client.query(InitialDataDocument, {}, asking),
    settings
      ? { settings, formerAnchors: [] }
      : client
          .query(SiteSettingsDocument, {}, asking)
          .then((answer) => ({ settings: reshapeSettings(answer, options), formerAnchors: answer.formerAnchors })),
  ]);
  if (!hasLists(initial)) throw new ContentMissingError("InitialData");
  const services = reshapeServices(initial.services, options, own.formerAnchors);
  const menuItems = reshapeMenuItems(initial.menuitems, services);
  return {
    site: { settings: own.settings, navigation: reshapeNavigation(services, menuItems) },
    landing: { services, menuItems, references: reshapeReferences(initial.references, options) },
  };
}

/** An empty page is one whose lists are empty; without them the answer is broken, and no page is to be made of it. */
function hasLists({ services, menuitems, references }: InitialDataQuery): boolean {
  return [services, menuitems, references].every((list) => Array.isArray(list?.data));
}
