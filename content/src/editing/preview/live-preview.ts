import {
  ONLY_ID,
  PREVIEW_PARAMETER,
  PREVIEW_PATH,
  PREVIEWED_COLLECTIONS,
  PREVIEWED_GLOBALS,
} from "@schaufenster/contract/preview";
import type { LivePreviewConfig } from "payload";
import { createPreviewToken, type PreviewedEntry } from "./token.ts";

type UrlArgs = Parameters<Extract<NonNullable<LivePreviewConfig["url"]>, (args: never) => unknown>>[0];

/**
 * Address of the page that shows an entry's draft, at the site's own origin; null for one never saved or in the trash. It stays
 * the same while an editor writes: which part of the page is shown, LivePreview.tsx tells the page itself.
 */
export function previewUrl({ data, collectionConfig, globalConfig }: UrlArgs): string | null {
  const global = PREVIEWED_GLOBALS.find((slug) => slug === globalConfig?.slug);
  if (global) return addressOf({ collection: global, id: ONLY_ID });
  const collection = PREVIEWED_COLLECTIONS.find((slug) => slug === collectionConfig?.slug);
  return collection && data?.id && !data.deletedAt ? addressOf({ collection, id: String(data.id) }) : null;
}

export function addressOf(entry: PreviewedEntry, path: string = PREVIEW_PATH): string {
  return `${path}?${PREVIEW_PARAMETER}=${createPreviewToken(entry)}`;
}
