import { idAndName } from "@schaufenster/contract/slug";

/** Types whose entries have an address that is made of a name. */
export const NAMED_TYPES = ["services", "projects", "categories", "pages"] as const;

/** Targets of menu items that every site has (spec §2), by their names. */
export const FIXED_TARGETS = [
  { value: "home", label: "Start" },
  { value: "angebot", label: "Angebot" },
  { value: "references", label: "Referenzen" },
  { value: "contact", label: "Kontakt" },
  { value: "/projekte", label: "Projekte" },
];

/** Anchors that every landing page has. */
export const FIXED_ANCHORS = FIXED_TARGETS.map(({ value }) => value).filter((value) => !value.startsWith("/"));

export type NamedType = (typeof NAMED_TYPES)[number];

/** The field whose value stands in the address. */
export const NAME_FIELDS = { services: "name", projects: "header", categories: "name", pages: "address" } as const;

const ADDRESSES: Record<NamedType, (id: number | string, name: string) => string> = {
  services: (_id, name) => `/#${name}`,
  projects: (id, name) => `/projekte/${idAndName(id, name)}`,
  categories: (id, name) => `/projekte/kategorie/${idAndName(id, name)}`,
  pages: (_id, address) => `/${address}`,
};

export function isNamedType(type: string | undefined): type is NamedType {
  return NAMED_TYPES.some((named) => named === type);
}

/** Where visitors find an entry, as a path of the site; null as long as it has no name. */
export function entryAddress(type: NamedType, id: number | string, name: unknown): string | null {
  return typeof name === "string" && name !== "" ? ADDRESSES[type](id, name) : null;
}
