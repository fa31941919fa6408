import type { ContentClient } from "../content/client.ts";
import type { Site, SiteSettings } from "../content/domain.ts";
import type { Initial } from "../content/initial.ts";
import type { ReshapeOptions } from "../content/reshape/options.ts";

export type LoadContext = {
  client: ContentClient;
  reshape: ReshapeOptions;
  /** Settings from a file, for a foreign content system without settings; otherwise null. */
  givenSettings: SiteSettings | null;
  /** Content shared by all pages, queried once. */
  initial: () => Promise<Initial>;
  /** Frame of a page without other content; a cached one if the content system doesn't answer within a second. */
  siteInTime: () => Promise<Site>;
  /** In days; stated in the privacy policy. */
  logRetentionDays: number;
  /** Whether visitors are known to use https. */
  encrypted: boolean;
  requestId: string;
};

/**
 * Content and its canonical address (its other addresses redirect there), or nothing.
 * Load functions throw a ContentError if the content system doesn't answer.
 */
export type Loaded<Content> = { found: true; path: string; content: Content } | { found: false };

export const NOT_FOUND = { found: false } as const;
