import type { DataFromCollectionSlug, Payload, PayloadRequest, Where } from "payload";
import { settings } from "../settings.ts";
import * as entities from "./entities.ts";
import { forbidden } from "./errors.ts";
import { fillLegalTexts } from "./legal-texts.ts";
import { type PaginationArg, paginationMeta, toWindow } from "./pagination.ts";
import { toSort } from "./sort.ts";
import { type Filters, type SpecialFilter, toWhere } from "./where.ts";

/** What a resolver gets: Payload, and one request shared by a query's fields, so that equal relations are read once. */
export type GraphQLContext = { payload: Payload; req: Partial<PayloadRequest> };

type ListArgs = {
  filters?: Filters | null;
  pagination?: PaginationArg;
  publicationState?: "LIVE" | "PREVIEW" | null;
  sort?: (string | null)[] | null;
};

/** Relations are followed to the poster of a film: service, credential, poster. */
const DEPTH = 2;

const PUBLISHED: Where = { _status: { equals: "published" } };

const COMMON_SORT_FIELDS = ["id", "createdAt", "updatedAt", "publishedAt"];

type ContentSlug = "services" | "menuitems" | "references" | "projects" | "categories";

type ContentType<S extends ContentSlug> = {
  slug: S;
  entity: (entry: DataFromCollectionSlug<S>) => unknown;
  sortFields: string[];
  special?: (context: GraphQLContext) => Record<string, SpecialFilter>;
};

/** The two root fields of a content type: one entry by id, and a list. Each asks the database a constant number of times. */
function rootFields<S extends ContentSlug>({ slug, entity, sortFields, special }: ContentType<S>) {
  async function list(_: unknown, args: ListArgs, context: GraphQLContext) {
    if (args.publicationState === "PREVIEW") throw forbidden("Drafts are not public");
    const window = toWindow(args.pagination);
    const where: Where = { and: [PUBLISHED, await toWhere(args.filters, special?.(context))] };
    const sort = toSort(args.sort, [...COMMON_SORT_FIELDS, ...sortFields]);
    const { docs, totalDocs } = await find(context, slug, { where, sort, ...window });
    return { data: docs.map(entity), meta: { pagination: paginationMeta(window, totalDocs) } };
  }

  async function one(_: unknown, { id }: { id?: string | null }, context: GraphQLContext) {
    const where: Where = { and: [PUBLISHED, await toWhere({ id: { eq: id ?? null } })] };
    const { docs } = await find(context, slug, { where, sort: [], start: 0, size: 1 });
    return { data: docs[0] ? entity(docs[0]) : null };
  }

  return { list, one };
}

type Find = { where: Where; sort: string[]; start: number; size: number };

/** Payload pages by number; a window that does not begin at a page's edge is cut out of a larger one. */
async function find<S extends ContentSlug>(
  { payload, req }: GraphQLContext,
  collection: S,
  { where, sort, start, size }: Find,
) {
  const common = { collection, where, sort, depth: DEPTH, overrideAccess: true, req } as const;
  if (size === 0) return { docs: [], totalDocs: (await payload.count({ collection, where, req })).totalDocs };
  const atEdge = start % size === 0;
  const page = atEdge ? start / size + 1 : 1;
  const result = await payload.find({ ...common, page, limit: atEdge ? size : start + size });
  const docs = result.docs as DataFromCollectionSlug<S>[];
  // Beyond the end, Payload answers with the last page again.
  if (atEdge) return { docs: start < result.totalDocs ? docs : [], totalDocs: result.totalDocs };
  return { docs: docs.slice(start), totalDocs: result.totalDocs };
}

/** Categories by what their published projects are: their ids are collected in one query. */
const categoriesByProjects =
  ({ payload, req }: GraphQLContext): SpecialFilter =>
  async (filters) => {
    const where: Where = { and: [PUBLISHED, await toWhere(filters)] };
    const { values } = await payload.findDistinct({
      collection: "projects",
      field: "categories",
      where,
      limit: 0,
      depth: 0,
      overrideAccess: true,
      req,
    });
    const ids = values.map(({ categories }) => categories as unknown).filter((id) => typeof id === "number");
    return { id: { in: ids } };
  };

/** Projects by their categories. */
const projectsByCategories: SpecialFilter = async ({ id, ...others }) => {
  const byId = id ? await renamed("categories", { id }) : {};
  const byOthers = await Promise.all(
    Object.entries(others).map(([field, value]) => renamed(`categories.${field}`, { [field]: value })),
  );
  return { and: [byId, ...byOthers] };
};

/** The condition on one field, asked of another path. */
async function renamed(path: string, filters: Filters): Promise<Where> {
  const where = await toWhere(filters);
  const conditions = (where.and ?? []).flatMap((part) => part.and ?? []).flatMap((part) => Object.values(part));
  return { and: conditions.map((condition) => ({ [path]: condition })) } as Where;
}

const services = rootFields({
  slug: "services",
  entity: entities.serviceEntity,
  sortFields: ["sortId", "slideId", "name", "title"],
});
const menuitems = rootFields({
  slug: "menuitems",
  entity: entities.menuitemEntity,
  sortFields: ["sortId", "name", "title"],
});
const references = rootFields({
  slug: "references",
  entity: entities.referenceEntity,
  sortFields: ["sortId", "title"],
});
const projects = rootFields({
  slug: "projects",
  entity: entities.projectEntity,
  sortFields: ["header"],
  special: () => ({ categories: projectsByCategories }),
});
const categories = rootFields({
  slug: "categories",
  entity: entities.categoryEntity,
  sortFields: ["name"],
  special: (context) => ({ projects: categoriesByProjects(context) }),
});

export const resolvers = {
  Query: {
    service: services.one,
    services: services.list,
    menuitem: menuitems.one,
    menuitems: menuitems.list,
    reference: references.one,
    references: references.list,
    project: projects.one,
    projects: projects.list,
    category: categories.one,
    categories: categories.list,
    siteSetting: async (_: unknown, __: unknown, { payload, req }: GraphQLContext) =>
      entities.siteSettingResponse(
        await payload.findGlobal({ slug: "site-settings", depth: 1, overrideAccess: true, req }),
      ),
    legalText: async (_: unknown, __: unknown, { payload, req }: GraphQLContext) =>
      entities.legalTextResponse(
        fillLegalTexts(
          await payload.findGlobal({ slug: "legal-texts", depth: 0, overrideAccess: true, req }),
          settings,
        ),
      ),
  },
};
