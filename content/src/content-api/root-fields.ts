import type { DataFromCollectionSlug, Payload, PayloadRequest, Where } from "payload";
import type { PreviewedEntry } from "../editing/preview/token.ts";
import { forbidden } from "./errors.ts";
import { type PaginationArg, paginationMeta, toWindow } from "./pagination.ts";
import { toSort } from "./sort.ts";
import { checkSize, type Filters, type SpecialFilter, toWhere } from "./where.ts";

/** Resolver context. All resolvers of a query share one request, so that equal relations are read once. */
export type GraphQLContext = {
  payload: Payload;
  req: Partial<PayloadRequest>;
  /** The previewed entry; null for everyone but an editor in a preview. */
  preview: PreviewedEntry | null;
};

type ListArgs = {
  filters?: Filters | null;
  pagination?: PaginationArg;
  publicationState?: "LIVE" | "PREVIEW" | null;
  sort?: (string | null)[] | null;
};

/** Relation depth down to a film's poster: service, credential, poster. */
const DEPTH = 2;

/** Defaults for a draft's missing fields that the contract or the site requires. */
const UNTITLED: Partial<Record<ContentSlug, object>> = {
  services: { name: "ohne-anker", title: "Ohne Titel" },
  menuitems: { name: "home", title: "Ohne Beschriftung" },
  references: { title: "Ohne Titel" },
  projects: { header: "Ohne Überschrift" },
  categories: { name: "Ohne Namen" },
  pages: { title: "Ohne Titel", address: "ohne-adresse" },
};

export const PUBLISHED: Where = { _status: { equals: "published" } };

const COMMON_SORT_FIELDS = ["id", "createdAt", "updatedAt", "publishedAt"];

type ContentSlug = "services" | "menuitems" | "references" | "projects" | "categories" | "pages";

export type ContentType<S extends ContentSlug> = {
  slug: S;
  entity: (entry: DataFromCollectionSlug<S>) => unknown;
  sortFields: string[];
  /** Columns whose name differs from the sort field. */
  columns?: Record<string, string>;
  special?: (context: GraphQLContext) => Record<string, SpecialFilter>;
};

/** A content type's two root fields: one entry by id, and a list. Each uses a constant number of database queries. */
export function rootFields<S extends ContentSlug>({ slug, entity, sortFields, columns = {}, special }: ContentType<S>) {
  async function list(_: unknown, args: ListArgs, context: GraphQLContext) {
    if (args.publicationState === "PREVIEW") throw forbidden("Drafts are not public");
    const window = toWindow(args.pagination);
    const asked = toSort(args.sort, [...COMMON_SORT_FIELDS, ...sortFields]);
    const byDefault = ["id"]; // Strapi 4's default
    const sort = (asked.length > 0 ? asked : byDefault).map((each) =>
      each.replace(/\w+/, (field) => columns[field] ?? field),
    );
    checkSize(args.filters);
    const where: Where = { and: [visible(context, slug), await toWhere(args.filters, special?.(context))] };
    const { docs, totalDocs } = await find(context, slug, { where, sort, ...window });
    const shown = await withDraft(context, slug, docs);
    return { data: shown.map(entity), meta: { pagination: paginationMeta(window, totalDocs) } };
  }

  async function one(_: unknown, { id }: { id?: string | null }, context: GraphQLContext) {
    const where: Where = { and: [visible(context, slug), await toWhere({ id: { eq: id ?? null } })] };
    const { docs } = await find(context, slug, { where, sort: ["id"], start: 0, size: 1, counted: false });
    const [shown] = await withDraft(context, slug, docs);
    return { data: shown ? entity(shown) : null };
  }

  return { list, one };
}

/** Limits a list to public entries and, in a preview, the previewed one. */
function visible({ preview }: GraphQLContext, slug: ContentSlug): Where {
  return preview?.collection === slug ? { or: [PUBLISHED, { id: { equals: Number(preview.id) } }] } : PUBLISHED;
}

/** In a preview, the previewed entry as drafted; a draft may lack required fields. */
async function withDraft<S extends ContentSlug>(
  { payload, req, preview }: GraphQLContext,
  collection: S,
  docs: DataFromCollectionSlug<S>[],
): Promise<DataFromCollectionSlug<S>[]> {
  if (preview?.collection !== collection) return docs;
  const common = { collection, depth: DEPTH, draft: true, overrideAccess: true, req } as const;
  return Promise.all(
    docs.map(async (doc) => {
      if (String(doc.id) !== preview.id) return doc;
      const draft = (await payload.findByID({ ...common, id: doc.id })) as DataFromCollectionSlug<S>;
      const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null && value !== ""));
      return { ...UNTITLED[collection], ...given } as DataFromCollectionSlug<S>;
    }),
  );
}

/** A window of a list. Without `counted`, the total isn't queried. */
type Find = { where: Where; sort: string[]; start: number; size: number; counted?: boolean };

/** Payload has only numbered pages; a window across a page boundary is cut out of both. */
async function find<S extends ContentSlug>(
  { payload, req }: GraphQLContext,
  collection: S,
  { where, sort, start, size, counted = true }: Find,
) {
  const common = { collection, where, sort, depth: DEPTH, overrideAccess: true, req } as const;
  if (size === 0) {
    return { docs: [], totalDocs: counted ? (await payload.count({ collection, where, req })).totalDocs : 0 };
  }
  const [before, offset] = [Math.floor(start / size), start % size];
  const pages = offset === 0 ? [before] : [before, before + 1];
  const found = await Promise.all(
    pages.map((page) => payload.find({ ...common, page: page + 1, limit: size, pagination: counted })),
  );
  const totalDocs = found[0]?.totalDocs ?? 0;
  // Beyond the end, Payload returns the last page again.
  const docs = found.filter((_, index) => (before + index) * size < totalDocs).flatMap((each) => each.docs);
  return { docs: docs.slice(offset, offset + size) as DataFromCollectionSlug<S>[], totalDocs };
}
