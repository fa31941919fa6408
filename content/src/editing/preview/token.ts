import {
  PREVIEW_MAX_AGE_MS,
  type Preview,
  parsePreviewToken,
  previewText,
  previewToken,
} from "@schaufenster/contract/preview";
import { isSigned, sign } from "@schaufenster/contract/signature";
import { schedule } from "../../platform/process/schedule.ts";
import { settings } from "../../platform/settings/settings.ts";

/** The entry whose draft a query may read. */
export type PreviewedEntry = Pick<Preview, "collection" | "id">;

/** Tokens are the same for an hour, so that the preview's URL doesn't change while editing. In ms. */
const HOUR_MS = 60 * 60 * 1000;

/** A token for reading one entry's draft for {@link PREVIEW_MAX_AGE_MS}, up to the full hour. */
export function createPreviewToken(entry: PreviewedEntry): string {
  const latest = schedule.wallClock().getTime() + PREVIEW_MAX_AGE_MS;
  const unsigned = { ...entry, expires: Math.ceil(latest / HOUR_MS) * HOUR_MS };
  return previewToken({ ...unsigned, signature: sign(previewText(unsigned), settings.WEBHOOK_SECRET) });
}

/** The entry of a token; null if the signature is invalid or it has expired. */
export function readPreviewToken(token: string | null): PreviewedEntry | null {
  const preview = token === null ? null : parsePreviewToken(token);
  if (!preview || preview.expires < schedule.wallClock().getTime()) return null;
  const signed = isSigned(previewText(preview), preview.signature, settings.WEBHOOK_SECRET);
  return signed ? { collection: preview.collection, id: preview.id } : null;
}
