import type { ContentClient } from "../content/client.ts";
import type { Site, SiteSettings } from "../content/domain.ts";
import type { Initial } from "../content/initial.ts";
import type { ReshapeOptions } from "../content/reshape/options.ts";

/** The values that a load function works with. */
export type LoadContext = {
  client: ContentClient;
  reshape: ReshapeOptions;
  /** Settings from a file, for a foreign content system without settings; else null. */
  givenSettings: SiteSettings | null;
  /** The content that every page shares, queried once. */
  initial: () => Promise<Initial>;
  /** Frame of a page without other content; an older one when the content system is silent for a second. */
  siteInTime: () => Promise<Site>;
  /** How long the server keeps its access log, in days; the privacy policy says so. */
  logRetentionDays: number;
  /** Whether visitors are known to come by https. */
  encrypted: boolean;
  /** Sent along with the queries. */
  requestId: string;
};

/**
 * The result of a load function: the content and the one address it is at (any other address of it redirects there), or
 * nothing.
 *
 * Load functions throw a ContentError when the content system does not answer.
 */
export type Loaded<Content> = { found: true; path: string; content: Content } | { found: false };

export const NOT_FOUND = { found: false } as const;
