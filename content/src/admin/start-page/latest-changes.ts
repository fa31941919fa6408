import type { Payload, Where } from "payload";

/** Entries on the admin's start page. */
const SHOWN = 8;

const KINDS = {
  services: { kind: "Leistung", title: "title" },
  references: { kind: "Referenz", title: "title" },
  menuitems: { kind: "Menüeintrag", title: "title" },
  projects: { kind: "Projekt", title: "header" },
  categories: { kind: "Kategorie", title: "name" },
  media: { kind: "Datei", title: "name" },
} as const;

export type Change = {
  href: string;
  title: string;
  kind: string;
  /** ISO 8601, UTC. */
  changedAt: string;
  /** What was saved last is not what visitors see. */
  draft: boolean;
};

/** What was saved last, newest first; drafts over published entries count too. */
export async function latestChanges(payload: Payload): Promise<Change[]> {
  const slugs = Object.keys(KINDS) as (keyof typeof KINDS)[];
  const found = await Promise.all(
    slugs.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        draft: true,
        sort: "-updatedAt",
        limit: SHOWN,
        depth: 0,
        pagination: false,
      });
      return docs.map((doc): Change => {
        const { kind, title } = KINDS[collection];
        const fields: Record<string, unknown> = { ...doc };
        return {
          href: `/admin/collections/${collection}/${doc.id}`,
          title: String(fields[title] || "Ohne Titel"),
          kind,
          changedAt: doc.updatedAt,
          draft: fields._status === "draft",
        };
      });
    }),
  );
  return found
    .flat()
    .sort((a, b) => b.changedAt.localeCompare(a.changedAt))
    .slice(0, SHOWN);
}

/** Entries whose last state visitors do not see; all of them, however long ago they were saved. */
export async function countDrafts(payload: Payload): Promise<number> {
  const collections = ["services", "references", "menuitems", "projects", "categories"] as const;
  const drafted: Where[] = [{ latest: { equals: true } }, { "version._status": { equals: "draft" } }];
  const where: Where = { and: [...drafted, { "version.deletedAt": { exists: false } }] };
  const counts = await Promise.all(collections.map((collection) => payload.countVersions({ collection, where })));
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}
