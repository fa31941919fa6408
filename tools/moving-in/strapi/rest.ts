import type { StrapiClient } from "./client.ts";

/** An entry in Strapi 4's response format. */
type Wire = { id: string | null; attributes: Record<string, unknown> };

/** Files and relations to request for each type besides its own fields. */
const QUERIES = {
  categories: "",
  services: "populate[slideImage]=true&populate[serviceAssets][populate]=*",
  references: "populate=*",
  menuitems: "",
  projects: "populate=*",
} as const;

export type RestWires = Record<keyof typeof QUERIES, Wire[]>;

const PAGE_SIZE = 100;

/**
 * Queries a Strapi by REST: a Strapi 5, which has another GraphQL schema, or one without GraphQL.
 * @returns null if it isn't a Strapi
 * @throws Error with a German sentence if it denies access to a type
 */
export async function wiresByRest(client: StrapiClient): Promise<RestWires | null> {
  const found: Partial<RestWires> = {};
  for (const [type, query] of Object.entries(QUERIES) as [keyof RestWires, string][]) {
    const wires = await allOf(client, type, query);
    if (wires === null) return null;
    found[type] = wires;
  }
  return found as RestWires;
}

async function allOf(client: StrapiClient, type: string, query: string): Promise<Wire[] | null> {
  const wires: Wire[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const asked = `sort=createdAt:asc&pagination[page]=${page}&pagination[pageSize]=${PAGE_SIZE}&${query}`;
    const answer = await client.askRest(`/api/${type}?${asked}`, type);
    if (!Array.isArray(answer?.data)) return null;
    wires.push(...answer.data.map((entry) => wireOf(entry)));
    pages = answer.meta?.pagination?.pageCount ?? 1;
  }
  return wires;
}

/**
 * Converts a flat entry of Strapi 5 with a `documentId` to Strapi 4's format; its numeric id changes with each
 * publication.
 */
function wireOf(entry: Record<string, unknown>): Wire {
  const { id, documentId, attributes, ...flat } = entry;
  const fields = Object.entries((attributes ?? flat) as Record<string, unknown>);
  return {
    id: String(documentId ?? id ?? ""),
    attributes: Object.fromEntries(fields.map(([name, value]) => [name, linkedOf(value)])),
  };
}

function linkedOf(value: unknown): unknown {
  if (Array.isArray(value) && value.every(isEntry)) return { data: value.map(wireOf) };
  if (isEntry(value)) return { data: wireOf(value) };
  const inner = (value as { data?: unknown } | null)?.data;
  return inner === undefined ? value : linkedOf(inner);
}

const isEntry = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && ("id" in value || "documentId" in value);
