import type { CollectionSlug, GlobalSlug, PayloadRequest } from "payload";

export type Version = {
  id: number | string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  lastEditor: string | null;
  state: string;
  isPublic: boolean;
};

type Stored = {
  id: number | string;
  updatedAt: string;
  autosave?: boolean | null;
  version: { _status?: string | null; lastEditor?: string | null };
};

/** For entries; Payload doesn't support this selection in versions of globals. */
const SELECT = { updatedAt: true, autosave: true, version: { _status: true, lastEditor: true } } as const;

function described(versions: Stored[], isPublished: boolean): Version[] {
  const current = isPublished ? versions.find(({ version }) => version._status === "published") : undefined;
  return versions.map((stored, index) => {
    const { id, updatedAt, autosave, version } = stored;
    const draft = index === 0 ? "Aktueller Entwurf" : "Entwurf";
    const kind = version._status === "published" ? "Früher auf der Website" : draft;
    const state = stored === current ? "Auf der Website" : kind;
    return {
      id,
      updatedAt,
      lastEditor: version.lastEditor ?? null,
      state: autosave ? `${state}, von selbst gesichert` : state,
      isPublic: stored === current,
    };
  });
}

export async function readVersions(
  req: PayloadRequest,
  entry: { collection: CollectionSlug; id: number | string } | { global: GlobalSlug },
  isPublished: boolean,
): Promise<Version[]> {
  const common = { depth: 0, pagination: false, sort: "-updatedAt", overrideAccess: false, req } as const;
  const { docs } =
    "global" in entry
      ? await req.payload.findGlobalVersions({ ...common, slug: entry.global })
      : await req.payload.findVersions({
          ...common,
          collection: entry.collection,
          where: { parent: { equals: entry.id } },
          trash: true,
          select: SELECT as never,
        });
  return described(docs as unknown as Stored[], isPublished);
}
