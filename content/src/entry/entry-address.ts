import { idAndName } from "@schaufenster/contract/slug";

/** Types whose URL contains a name. */
export const NAMED_TYPES = ["services", "projects", "categories", "pages"] as const;

/** Menu item targets that every site has (spec §2), by name. */
export const FIXED_TARGETS = [
  { value: "home", label: "Start" },
  { value: "angebot", label: "Angebot" },
  { value: "references", label: "Referenzen" },
  { value: "contact", label: "Kontakt" },
  { value: "/projekte", label: "Projekte" },
];

export const FIXED_ANCHORS = FIXED_TARGETS.map(({ value }) => value).filter((value) => !value.startsWith("/"));

export type NamedType = (typeof NAMED_TYPES)[number];

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

/** An entry's path on the site; null until it has a name. */
export function entryAddress(type: NamedType, id: number | string, name: unknown): string | null {
  return typeof name === "string" && name !== "" ? ADDRESSES[type](id, name) : null;
}
