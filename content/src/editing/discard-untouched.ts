import type {
  CollectionSlug,
  FlattenedField,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from "payload";
import { EDITED_COLLECTIONS, type Entry } from "../entry/entry.ts";
import { lockOf } from "../entry/locks.ts";
import { DAY_MS } from "../platform/process/day.ts";
import { log } from "../platform/process/log.ts";
import { schedule } from "../platform/process/schedule.ts";

/** A type whose new entries are untitled drafts. */
type DraftType = { config: SanitizedCollectionConfig; title: string };

function draftType(payload: Payload, collection: CollectionSlug): DraftType | undefined {
  const { config } = payload.collections[collection];
  const { useAsTitle: title } = config.admin;
  return config.versions?.drafts && title ? { config, title } : undefined;
}

/** Whether only an editor, an import or a copy fills in the field. */
function isWritten(field: FlattenedField): boolean {
  if ("virtual" in field && field.virtual) return false;
  const isComputed = "hooks" in field && (field.hooks?.beforeChange?.length ?? 0) > 0;
  return field.name !== "id" && !field.admin?.hidden && !isComputed && field.defaultValue === undefined;
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Entries created by 'Neu anlegen' and never saved by a form. */
function untouched(title: string): Where {
  return {
    and: [
      { _status: { equals: "draft" } },
      { lastForm: { exists: false } },
      { publishedAt: { exists: false } },
      { or: [{ [title]: { exists: false } }, { [title]: { equals: "" } }] },
    ],
  };
}

/** Payload creates an entry as soon as 'Neu anlegen' is opened: deletes one that is left empty. */
export async function discardUntouched(req: PayloadRequest, entry: Entry): Promise<void> {
  if ("global" in entry) return;
  const { collection, id } = entry;
  const { payload } = req;
  const type = draftType(payload, collection);
  if (!type) return;
  if (await lockOf(req, entry)) return; // open elsewhere
  const where: Where = { and: [{ id: { equals: id } }, untouched(type.title)] };
  await removeBlank(payload, type.config, where, req);
}

async function removeBlank(
  payload: Payload,
  { slug, flattenedFields }: SanitizedCollectionConfig,
  where: Where,
  req?: PayloadRequest,
): Promise<void> {
  const collection = slug as CollectionSlug;
  const written = flattenedFields.filter(isWritten);
  const { docs } = await payload.find({ collection, where, depth: 0, draft: true, pagination: false, req });
  for (const doc of docs) {
    const { id } = doc;
    const { totalDocs } = await payload.countVersions({ collection, where: { parent: { equals: id } }, req });
    const fields = doc as unknown as Record<string, unknown>;
    if (totalDocs > 1 || written.some(({ name }) => !isBlank(fields[name]))) continue;
    await payload.delete({ collection, id, context: { silent: true }, req });
    log.info({ collection, id }, "empty draft removed");
  }
}

/** Deletes those older than a day, left behind by closed browsers. */
export async function sweepUntouched(payload: Payload): Promise<void> {
  const before = new Date(schedule.wallClock().getTime() - DAY_MS).toISOString();
  for (const collection of EDITED_COLLECTIONS) {
    const type = draftType(payload, collection);
    if (!type) continue;
    const where: Where = { and: [{ updatedAt: { less_than: before } }, untouched(type.title)] };
    await removeBlank(payload, type.config, where);
  }
}
