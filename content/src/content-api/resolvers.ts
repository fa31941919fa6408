import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import type { Payload, Where } from "payload";
import { formerAnchors } from "../addresses/former-anchors.ts";
import { lostTargets } from "../addresses/old/lost-targets.ts";
import { targetsForSites } from "../addresses/old/old-address-targets.ts";
import { pageLinks } from "../addresses/page-links.ts";
import { pictureCredits } from "../addresses/picture-credits.ts";
import { takesMessages } from "../inquiries/takes-messages.ts";
import { settings } from "../platform/settings/settings.ts";
import { chosenProjects } from "./chosen-projects.ts";
import * as entities from "./entities.ts";
import { filesByAddress } from "./files-by-address.ts";
import { fillLegalText } from "./legal-texts.ts";
import { type GraphQLContext, PUBLISHED, rootFields } from "./root-fields.ts";
import { sitemapProjects } from "./sitemap-projects.ts";
import { type Filters, type SpecialFilter, toWhere } from "./where.ts";

/** Filters categories by their published projects, whose ids are collected in one query. */
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

const projectsByCategories: SpecialFilter = async ({ id, ...others }) => {
  const byId = id ? await renamed("categories", { id }) : {};
  const byOthers = await Promise.all(
    Object.entries(others).map(([field, value]) => renamed(`categories.${field}`, { [field]: value })),
  );
  return { and: [byId, ...byOthers] };
};

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
  columns: { createdAt: "finishedAt" },
  special: () => ({
    categories: projectsByCategories,
    createdAt: (filters) => renamed("finishedAt", { createdAt: filters }),
  }),
});
const categories = rootFields({
  slug: "categories",
  entity: entities.categoryEntity,
  sortFields: ["name"],
  special: (context) => ({ projects: categoriesByProjects(context) }),
});

async function oldAddressList(payload: Payload): Promise<{ address: string; target: string }[]> {
  return [...(await targetsForSites(payload))].map(([address, target]) => ({ address, target }));
}
const pages = rootFields({ slug: "pages", entity: entities.pageEntity, sortFields: [] });

/** Published pages; legal texts include this process's settings. */
async function filledPageLinks({ payload, req, preview }: GraphQLContext) {
  const links = await pageLinks(payload, req, preview?.collection === "pages" ? preview.id : null);
  const facts = { ...settings, pictureCredits: await pictureCredits(payload) };
  return links.map((link) => ({
    ...link,
    text: link.text === null ? null : fillLegalText(link.text, facts),
  }));
}

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
    chosenProjects,
    sitemapProjects,
    category: categories.one,
    categories: categories.list,
    page: pages.one,
    pageLinks: (_: unknown, __: unknown, context: GraphQLContext) => filledPageLinks(context),
    uploadFiles: filesByAddress,
    formerAnchors: (_: unknown, __: unknown, { payload, req }: GraphQLContext) => formerAnchors(payload, req),
    lostTargets: (_: unknown, __: unknown, { payload, req }: GraphQLContext) => lostTargets(payload, req),
    oldAddresses: (_: unknown, __: unknown, { payload }: GraphQLContext) => oldAddressList(payload),
    siteSetting: async (_: unknown, __: unknown, { payload, req }: GraphQLContext) =>
      entities.siteSettingResponse(
        await payload.findGlobal({
          slug: "site-settings",
          select: { chosenProjects: false },
          depth: 1,
          overrideAccess: true,
          req,
        }),
        await takesMessages(payload),
      ),
    appearance: async (_: unknown, __: unknown, { payload, req, preview }: GraphQLContext) =>
      entities.appearanceResponse(
        await payload.findGlobal({
          slug: "appearance",
          depth: 0,
          draft: preview?.collection === "appearance",
          overrideAccess: true,
          req,
        }),
      ),
    legalText: async (_: unknown, __: unknown, context: GraphQLContext) => {
      const links = await filledPageLinks({ ...context, preview: null });
      const textOf = (at: string) => links.find(({ address }) => address === at)?.text;
      const attributes = Object.fromEntries(LEGAL_PAGES.map(({ address, field }) => [field, textOf(address)]));
      return { data: Object.values(attributes).some((text) => text !== undefined) ? { id: "1", attributes } : null };
    },
  },
};
