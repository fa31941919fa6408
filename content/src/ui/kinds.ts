/** Each type's German name and title field. */
export const KINDS = {
  services: { kind: "Leistung", title: "title" },
  references: { kind: "Referenz", title: "title" },
  menuitems: { kind: "Menüeintrag", title: "title" },
  projects: { kind: "Projekt", title: "header" },
  categories: { kind: "Kategorie", title: "name" },
  pages: { kind: "Seite", title: "title" },
  media: { kind: "Datei", title: "name" },
} as const;

export type Kind = keyof typeof KINDS;

export const hrefOf = (collection: Kind, id: number | string) => `/admin/collections/${collection}/${id}`;

export function titleOf(collection: Kind, doc: object): string {
  return String((doc as Record<string, unknown>)[KINDS[collection].title] || "Ohne Titel");
}
