import { APIError, type Endpoint, type GlobalSlug } from "payload";
import { SIGN_IN } from "../access/sign-in.ts";

/**
 * Restores a version of a global as a save like any other: checked, and public only if it is not restored as a draft.
 * Payload's own way writes it past every check, and a draft into what visitors see.
 */
export function restoreGlobalVersion(slug: GlobalSlug): Endpoint {
  return {
    path: "/versions/:id",
    method: "post",
    handler: async (req) => {
      if (!req.user) throw new APIError(SIGN_IN, 403, null, true);
      const draft = req.searchParams.get("draft") === "true";
      const id = String(req.routeParams?.id);
      const { version } = await req.payload.findGlobalVersionByID({ slug, id, depth: 0, req });
      const { updatedAt: _updated, createdAt: _created, ...content } = version as unknown as Record<string, unknown>;
      const doc = await req.payload.updateGlobal({
        slug,
        draft,
        data: { ...content, lastForm: null, _status: draft ? "draft" : "published" },
        overrideAccess: false,
        user: req.user,
        req,
      });
      return Response.json({ doc, message: req.t("version:restoredSuccessfully") });
    },
  };
}
