import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Picture } from "../content/domain.ts";
import { SOCIAL_CARD_SIZE } from "../layout/head.ts";
import type { FetchPicture } from "./cards.ts";

/** Timeout in ms. */
const TIMEOUT_MS = 10_000;

/** Minimum rendition width in px for half of the card, and for the whole card. */
const WIDE_ENOUGH = { half: 1000, whole: SOCIAL_CARD_SIZE.width };

/**
 * Fetches a card's picture, only from the content system.
 * @param contentUrl its origin
 * @param apiBaseUrl prefix of addresses that begin with /uploads/ (spec §3, media rules)
 */
export function pictureFetcher({ contentUrl, apiBaseUrl }: { contentUrl: string; apiBaseUrl: string }): FetchPicture {
  return async ({ picture, fills }) => {
    const wideEnough = fills ? WIDE_ENOUGH.whole : WIDE_ENOUGH.half;
    const address = picture && renditionFor(picture, wideEnough).slice(apiBaseUrl.length);
    if (!address?.startsWith(UPLOADS_PREFIX)) return null;
    const response = await fetch((apiBaseUrl || contentUrl) + address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    return response?.ok ? Buffer.from(await response.arrayBuffer()) : null;
  };
}

function renditionFor(picture: Picture, wideEnough: number): string {
  const renditions = picture.sets.at(-1)?.renditions ?? [];
  return renditions.find(({ width }) => width >= wideEnough)?.url ?? picture.url;
}
