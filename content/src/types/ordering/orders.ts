/**
 * The orders that editors can change. In optional ones, entries without a number are left out: services without a
 * slideId from the slider, references without a sortId from the carousel (spec §2); in others they come last. Projects
 * are ordered by the list in the settings.
 */
export const ORDERS = {
  services: { sortId: { optional: false }, slideId: { optional: true } },
  menuitems: { sortId: { optional: false } },
  references: { sortId: { optional: true } },
  projects: { chosenProjects: { optional: true } },
} as const;

export type Order =
  | { collection: Exclude<keyof typeof ORDERS, "projects">; field: "sortId" | "slideId" }
  | { collection: "projects"; field: "chosenProjects" };

/** Whether an order is optional; null if there is no such order. */
export function isOptionalOrder({ collection, field }: Order): boolean | null {
  const orders: Partial<Record<string, { optional: boolean }>> = ORDERS[collection];
  return orders[field]?.optional ?? null;
}
