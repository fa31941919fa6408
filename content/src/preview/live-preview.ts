import { PREVIEW_PARAMETER, PREVIEW_PATH, PREVIEWED } from "@schaufenster/contract/preview";
import type { LivePreviewConfig } from "payload";
import { createPreviewToken } from "./token.ts";

/** The screens an editor looks through, in px. */
export const PREVIEW_WIDTHS: LivePreviewConfig["breakpoints"] = [
  { name: "phone", label: "Telefon", width: 390, height: 844 },
  { name: "tablet", label: "Tablet", width: 768, height: 1024 },
  { name: "desktop", label: "Bildschirm", width: 1440, height: 900 },
];

type UrlArgs = Parameters<Extract<NonNullable<LivePreviewConfig["url"]>, (args: never) => unknown>>[0];

/** Address of the page that shows an entry's draft, at the site's own origin; null for one that was never saved. */
export function previewUrl({ data, collectionConfig }: UrlArgs): string | null {
  const collection = PREVIEWED.find((slug) => slug === collectionConfig?.slug);
  if (!collection || !data?.id) return null;
  const token = createPreviewToken({ collection, id: String(data.id) });
  return `${PREVIEW_PATH}?${PREVIEW_PARAMETER}=${token}${anchorOf(collection, data)}`;
}

/** Where on the landing page the entry is. */
function anchorOf(collection: (typeof PREVIEWED)[number], { name }: Record<string, unknown>): string {
  if (collection === "references") return "#references";
  return collection === "services" && typeof name === "string" ? `#${name}` : "";
}
