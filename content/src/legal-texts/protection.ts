import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import { type Access, APIError, type CollectionBeforeOperationHook, type FieldAccess, type Where } from "payload";
import { signedIn } from "../access/signed-in.ts";

const ADDRESSES = LEGAL_PAGES.map(({ address }) => address);

export const EVERY_SITES: Where = { address: { in: ADDRESSES } };

export const NOT_EVERY_SITES: Where = { address: { not_in: ADDRESSES } };

/** Every page but these can be deleted. */
export const mayDelete: Access = async (args) => (await signedIn(args)) && NOT_EVERY_SITES;

/** The path and links of such a page are read-only. */
export const isNotEverySites: FieldAccess = ({ doc, req }) => Boolean(req.user) && !ADDRESSES.includes(doc?.address);

type Change = {
  id?: number | string;
  where?: Where;
  draft?: boolean;
  data?: { deletedAt?: unknown; _status?: unknown } | null;
};

/**
 * Keeps every site's legal pages available at their paths: they can be edited, but not deleted or unpublished.
 *
 * @throws APIError 400 with a German message
 */
export const keepLegalPages: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, where, draft, data } = args as Change;
  const goes = operation === "delete" || Boolean(data?.deletedAt);
  if (!goes && (operation !== "update" || draft || data?._status !== "draft")) return args;
  const asked: Where = id === undefined ? (where ?? {}) : { id: { equals: id } };
  const kept: Where[] = goes ? [EVERY_SITES] : [EVERY_SITES, { _status: { equals: "published" } }];
  const { docs } = await req.payload.find({
    collection: "pages",
    where: { and: [asked, ...kept] },
    select: { title: true },
    depth: 0,
    pagination: false,
    req,
  });
  if (docs.length === 0) return args;
  const titles = docs.map(({ title }) => `„${title.replaceAll("\u00ad", "")}“`).join(", ");
  throw new APIError(
    `${titles} braucht die Website immer. Der Text lässt sich ändern, aber nicht ${goes ? "löschen" : "zurückziehen"}.`,
    400,
    null,
    true,
  );
};
