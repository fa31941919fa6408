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
 * URL of the page with an entry's draft, on the site's origin; null if it was never saved or is in the trash. It
 * doesn't change while editing: LivePreview.tsx tells the page which part to show.
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
