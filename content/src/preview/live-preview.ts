import { PREVIEW_PARAMETER, PREVIEW_PATH, PREVIEWED } from "@schaufenster/contract/preview";
import type { LivePreviewConfig } from "payload";
import { createPreviewToken } from "./token.ts";

type UrlArgs = Parameters<Extract<NonNullable<LivePreviewConfig["url"]>, (args: never) => unknown>>[0];

/**
 * Address of the page that shows an entry's draft, at the site's own origin; null for one that was never saved. It stays the
 * same while an editor writes: which part of the page is shown, LivePreview.tsx tells the page itself.
 */
export function previewUrl({ data, collectionConfig }: UrlArgs): string | null {
  const collection = PREVIEWED.find((slug) => slug === collectionConfig?.slug);
  if (!collection || !data?.id) return null;
  return `${PREVIEW_PATH}?${PREVIEW_PARAMETER}=${createPreviewToken({ collection, id: String(data.id) })}`;
}
