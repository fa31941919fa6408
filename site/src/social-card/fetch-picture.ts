import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Picture } from "../content/domain.ts";
import type { FetchPicture } from "./cards.ts";

/** How long a picture may take, in ms. */
const TIMEOUT_MS = 10_000;

/** Width in px from which a rendition is large enough for a card. */
const WIDE_ENOUGH = 1000;

/**
 * Fetches a card's picture from the content system, and from nowhere else.
 *
 * @param contentUrl its origin
 * @param apiBaseUrl what was put before addresses that begin with /uploads/ (spec §3, media rules)
 */
export function pictureFetcher({ contentUrl, apiBaseUrl }: { contentUrl: string; apiBaseUrl: string }): FetchPicture {
  return async ({ picture }) => {
    const address = picture && renditionFor(picture).slice(apiBaseUrl.length);
    if (!address?.startsWith(UPLOADS_PREFIX)) return null;
    const response = await fetch((apiBaseUrl || contentUrl) + address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    return response?.ok ? Buffer.from(await response.arrayBuffer()) : null;
  };
}

function renditionFor(picture: Picture): string {
  const renditions = picture.sets.at(-1)?.renditions ?? [];
  return renditions.find(({ width }) => width >= WIDE_ENOUGH)?.url ?? picture.url;
}
