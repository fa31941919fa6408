import type { Payload, Where } from "payload";
import { PLANNED_COLLECTIONS } from "../editing/publishing/plans/plans.ts";
import { EDITED_COLLECTIONS } from "../entry/entry.ts";
import { hasPictures, pictureOf, type Thumbnail, thumbnailsOf } from "../files/thumbnails.ts";
import { hrefOf, KINDS, titleOf } from "../ui/kinds.ts";

const SHOWN = 8;

export type Change = {
  href: string;
  title: string;
  kind: string;
  /** ISO 8601, UTC. */
  changedAt: string;
  /** Who saved it; null for the program's own saves. */
  changedBy: string | null;
  /** Whether the latest version is an unpublished draft. */
  draft: boolean;
  thumbnail: Thumbnail | null;
  pictured: boolean;
};

type Found = Omit<Change, "thumbnail"> & { picture: number | null };

/** The latest saves, newest first, including drafts of published entries. */
export async function latestChanges(payload: Payload): Promise<Change[]> {
  const found = await Promise.all(
    EDITED_COLLECTIONS.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        // Nobody has saved the standard texts.
        ...(collection === "pages" ? { where: { lastEditor: { exists: true } } } : {}),
        draft: true,
        sort: "-updatedAt",
        limit: SHOWN,
        depth: 0,
        pagination: false,
      });
      return docs.map((doc): Found => {
        return {
          href: hrefOf(collection, doc.id),
          title: titleOf(collection, doc),
          kind: KINDS[collection].kind,
          changedAt: doc.updatedAt,
          changedBy: doc.lastEditor ?? null,
          draft: "_status" in doc && doc._status === "draft",
          picture: pictureOf(collection, doc),
          pictured: hasPictures(collection),
        };
      });
    }),
  );
  const latest = [...found.flat(), ...(await changedGlobals(payload))]
    .sort((a, b) => b.changedAt.localeCompare(a.changedAt))
    .slice(0, SHOWN);
  const thumbnails = await thumbnailsOf(
    payload,
    latest.map(({ picture }) => picture),
  );
  return latest.map(({ picture, ...change }) => ({ ...change, thumbnail: thumbnails.get(picture ?? -1) ?? null }));
}

const GLOBALS = { "site-settings": "Website", appearance: "Erscheinungsbild" } as const;

/** Settings that were changed. */
async function changedGlobals(payload: Payload): Promise<Found[]> {
  const slugs = Object.keys(GLOBALS) as (keyof typeof GLOBALS)[];
  const changes = await Promise.all(
    slugs.map(async (slug): Promise<Found[]> => {
      const { updatedAt, lastEditor, _status } = await payload.findGlobal({ slug, draft: true, depth: 0 });
      if (!updatedAt || !lastEditor) return [];
      const said = { href: `/admin/globals/${slug}`, title: GLOBALS[slug], kind: "Einstellungen" };
      return [
        {
          ...said,
          changedAt: updatedAt,
          changedBy: lastEditor,
          draft: _status === "draft",
          picture: null,
          pictured: false,
        },
      ];
    }),
  );
  return changes.flat();
}

/** Number of entries whose latest version is a draft. */
export async function countDrafts(payload: Payload): Promise<number> {
  const drafted: Where[] = [{ latest: { equals: true } }, { "version._status": { equals: "draft" } }];
  const standing: Where[] = [...drafted, { "version.deletedAt": { exists: false } }];
  const counts = await Promise.all(
    PLANNED_COLLECTIONS.map((collection) => {
      const written: Where[] = collection === "pages" ? [{ "version.lastEditor": { exists: true } }] : [];
      return payload.countVersions({ collection, where: { and: [...standing, ...written] } });
    }),
  );
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}
