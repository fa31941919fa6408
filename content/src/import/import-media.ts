import type { MediaFragment } from "@schaufenster/contract/documents";
import type { Payload } from "payload";
import type { KnownEntries } from "./known-entries.ts";
import { type Report, reasonOf } from "./report.ts";
import type { StrapiSource } from "./strapi-source.ts";

/** Fewer characters are no description; see collections/media.ts. */
const MIN_ALTERNATIVE_TEXT = 5;

/**
 * Takes one file, once, however many entries use it.
 *
 * @returns its id here; null if there is none, or if it cannot be taken, which the report then says
 */
export async function importMedia(
  payload: Payload,
  source: StrapiSource,
  known: KnownEntries,
  wire: MediaFragment | null,
  report: Report,
): Promise<number | null> {
  if (!wire?.id || !wire.attributes) return null;
  const { name, url, alternativeText, caption } = wire.attributes;
  try {
    const before = await known.find("media", wire.id);
    const unchanged = before?.source === url;
    if (before && unchanged) return before.id;

    const { data, mimetype } = await source.file(url);
    const file = { name, data, mimetype, size: data.length };
    const text = (alternativeText ?? "").trim();
    const described = text.length >= MIN_ALTERNATIVE_TEXT ? text : `Datei „${caption || name}“`;
    if (described !== text) {
      report.skipped.push({ what: `media ${wire.id}, alternative text`, reason: `${name} has none: write one.` });
    }
    const fields = { alternativeText: described, caption: caption ?? null, name };
    const shared = { collection: "media", data: fields, file, overwriteExistingFiles: true, depth: 0 } as const;
    const context = { silent: true };
    const { id } = before
      ? await payload.update({ ...shared, id: before.id, context })
      : await payload.create({ ...shared, context });
    await known.keep("media", wire.id, { id, source: url });
    return id;
  } catch (error) {
    report.skipped.push({ what: `media ${wire.id} (${name})`, reason: reasonOf(error) });
    return null;
  }
}
