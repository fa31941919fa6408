import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from "payload";
import { refused } from "../platform/http/refused.ts";
import { SIGN_IN } from "../platform/http/sign-in-sentence.ts";

/** A version's content as a draft, without its timestamps. */
function contentOf(version: object): Record<string, unknown> {
  const { updatedAt: _updated, createdAt: _created, ...content } = version as Record<string, unknown>;
  return { ...content, lastForm: null, _status: "draft" };
}

type Restored = { collection: CollectionSlug } | { global: GlobalSlug };

async function restore(req: PayloadRequest, restored: Restored, id: string) {
  const common = { draft: true, depth: 0, overrideAccess: false, user: req.user, req } as const;
  if ("global" in restored) {
    const { global: slug } = restored;
    const { version } = await req.payload.findGlobalVersionByID({ slug, id, depth: 0, overrideAccess: false, req });
    return req.payload.updateGlobal({ slug, ...common, data: contentOf(version) });
  }
  const { collection } = restored;
  const found = await req.payload.findVersionByID({ collection, id, depth: 0, overrideAccess: false, req });
  const { id: _id, _status, ...content } = contentOf(found.version);
  // A type without drafts is saved directly and keeps the entry's status.
  const hasDrafts = Boolean(req.payload.collections[collection].config.versions?.drafts);
  const data = hasDrafts ? { ...content, _status } : content;
  return req.payload.update({ collection, id: found.parent as number, ...common, data });
}

/**
 * Restores a version as a draft with a normal save, so that visitors see it once it is published. Payload's own restore would
 * publish a formerly public version at once, and unpublish the entry if the version was a draft (docs/decisions/197).
 */
export function restoreVersion(restored: Restored): Endpoint {
  return {
    path: "/versions/:id",
    method: "post",
    handler: async (req) => {
      if (!req.user) throw refused(SIGN_IN, 403);
      const doc = await restore(req, restored, String(req.routeParams?.id));
      return Response.json({ doc, message: req.t("version:restoredSuccessfully") });
    },
  };
}
