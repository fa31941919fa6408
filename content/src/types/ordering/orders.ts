/**
 * The orders that editors can change, and whether an entry without a number has no place in it: services without a slideId
 * are not in the slider, references without a sortId not in the carousel (spec §2); all others come last. That of projects
 * is the list of the chosen ones in the settings.
 */
export const ORDERS = {
  services: { sortId: { optional: false }, slideId: { optional: true } },
  menuitems: { sortId: { optional: false } },
  references: { sortId: { optional: true } },
  projects: { chosenProjects: { optional: true } },
} as const;

/** As many chosen works as the landing page shows large. */
export const MOST_WORKS = 5;

/** A type and the field that its entries are ordered by. */
export type Order =
  | { collection: Exclude<keyof typeof ORDERS, "projects">; field: "sortId" | "slideId" }
  | { collection: "projects"; field: "chosenProjects" };

/** Whether entries without a number are left out of an order; null when the type has no such order. */
export function leavesOut({ collection, field }: Order): boolean | null {
  const orders: Partial<Record<string, { optional: boolean }>> = ORDERS[collection];
  return orders[field]?.optional ?? null;
}
