import {
  InitialDataDocument,
  type InitialDataQuery,
  ProjectDetailsDocument,
  type ProjectDetailsQuery,
  ProjectsDocument,
  ProjectsOfCategoryDocument,
} from "@schaufenster/contract/documents";
import { idAndName } from "@schaufenster/contract/slug";
import { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import { stampOfFile } from "../files/fetch-file.ts";
import type { Entry, Fields, OldAddress, Source, SourceContent } from "../model.ts";
import { OtherSchema, StrapiClient } from "./client.ts";
import { categoryEntry, menuItemEntry, projectEntry, referenceEntry, serviceEntry } from "./entries.ts";
import { FileIndex } from "./file-index.ts";
import { wiresByRest } from "./rest.ts";

/** Queried beside the contract's operations, which only return categories that have projects. */
const ALL_CATEGORIES = `query AllCategories {
  categories(sort: "name:asc", pagination: { limit: -1 }) { data { id attributes { name description } } }
}`;

/** Most pages of a list, of eight projects each. */
const PAGES_MAX = 2500;

type Wire<Field extends keyof InitialDataQuery> = NonNullable<InitialDataQuery[Field]>["data"];
type WireCategory = { id: string | null; attributes: { name: string; description?: string | null } | null };

type Wires = {
  categories: WireCategory[];
  services: Wire<"services">;
  references: Wire<"references">;
  menuitems: Wire<"menuitems">;
  projects: NonNullable<NonNullable<ProjectDetailsQuery["project"]>["data"]>[];
};

/** A Strapi with the specification's types. */
export function strapiSource({
  address,
  token,
  servers = new OldServers({ trusted: [address] }),
  sites = [],
}: {
  address: string;
  token?: string | undefined;
  servers?: OldServers;
  sites?: string[];
}): Source {
  const client = new StrapiClient(address, servers, token);
  return {
    label: `Strapi unter ${client.address}`,
    name: `strapi ${client.address}`,
    origins: [client.address, ...sites],
    headers: client.headers,
    read: () => read(client, sites),
  };
}

async function read(client: StrapiClient, sites: string[]): Promise<SourceContent> {
  const files = new FileIndex(client.address, sites);
  const notes = ["Entwürfe gibt ein Strapi nicht heraus: Sie sind nicht mit umgezogen."];
  const wires = await wiresOf(client, notes).catch(async (error: unknown) => {
    const byRest = error instanceof OtherSchema ? await wiresByRest(client) : null;
    if (byRest === null) throw error;
    return byRest as unknown as Wires; // which graphql-codegen describes more precisely
  });
  const entries: Entry[] = [
    ...wires.categories.map(categoryEntry),
    ...wires.services.map((each) => serviceEntry(each, files)),
    ...wires.references.map((each) => referenceEntry(each, files)),
    ...wires.menuitems.map(menuItemEntry),
    ...wires.projects.map((each) => projectEntry(each, files)),
  ];
  const texts = entries.flatMap(({ fields }) => textsOf(fields));
  await files.addRenditions(
    texts,
    async (url) => (await stampOfFile(url, client.headersFor(url), client.servers)) !== null,
  );
  return {
    entries,
    notes,
    warnings: [],
    groups: [],
    oldAddresses: entries.flatMap(pageOf),
    stateOfOther: async () => "not public",
    targetOf: (...address) => files.targetOf(...address),
  };
}

/** The page of a project or category on the website that shows a Strapi's content (spec §2, routes). */
function pageOf({ type, id, title }: Entry): OldAddress[] {
  if (type !== "projects" && type !== "categories") return [];
  const folder = type === "projects" ? "/projekte" : "/projekte/kategorie";
  return [{ address: `${folder}/${idAndName(id, title)}`, leadsTo: { type, id } }];
}

async function wiresOf(client: StrapiClient, notes: string[]): Promise<Wires> {
  const initial = await client.ask(InitialDataDocument, {});
  const { ids, categories } = await listProjects(client);
  const projects: Wires["projects"] = [];
  for (const id of ids) {
    const { project } = await client.ask(ProjectDetailsDocument, { id });
    if (project?.data) projects.push(project.data);
    else notes.push(`Projekt ${id} steht im alten System in der Liste, lässt sich dort aber nicht öffnen.`);
  }
  return {
    categories: await allCategories(client, categories),
    services: (initial.services?.data ?? []) as Wire<"services">,
    references: (initial.references?.data ?? []) as Wire<"references">,
    menuitems: (initial.menuitems?.data ?? []) as Wire<"menuitems">,
    projects,
  };
}

/** Markdown of fields, also of those in rows. */
function textsOf(fields: Fields): string[] {
  return Object.values(fields).flatMap((value) => {
    if (value === null || typeof value !== "object") return [];
    if (value.kind === "rows") return value.rows.flatMap(textsOf);
    return value.kind === "markdown" ? [value.markdown] : [];
  });
}

/**
 * Ids of every listed project, oldest first, so that the newest gets the highest id here, too, and the categories in
 * use.
 */
async function listProjects(client: StrapiClient): Promise<{ ids: string[]; categories: WireCategory[] }> {
  const first = await client.ask(ProjectsDocument, { page: 1 });
  const pages = [first];
  const pageCount = first.projects?.meta.pagination.pageCount ?? 1;
  if (pageCount > PAGES_MAX)
    throw new Error(`${client.address} nennt ${pageCount} Seiten mit Projekten; das kann nicht stimmen.`);
  for (let page = 2; page <= pageCount; page += 1) {
    pages.push(await client.ask(ProjectsDocument, { page }));
  }
  const ids = pages.flatMap((answer) => answer.projects?.data ?? []).map(({ id }) => id ?? "");
  return { ids: [...new Set(ids)].reverse(), categories: (first.categories?.data ?? []) as WireCategory[] };
}

/** Including those without projects, if Strapi returns them. */
async function allCategories(client: StrapiClient, inUse: WireCategory[]): Promise<WireCategory[]> {
  const all = await client.askText(ALL_CATEGORIES, {}).catch(() => null);
  const listed = (all as { categories?: { data: WireCategory[] } } | null)?.categories?.data;
  if (listed) return listed;
  const described = inUse.map(async (category) => {
    const { category: found } = await client.ask(ProjectsOfCategoryDocument, { page: 1, cat: category.id ?? "" });
    const description = found?.data?.attributes?.description ?? null;
    return { ...category, attributes: { name: category.attributes?.name ?? "", description } };
  });
  return Promise.all(described);
}
