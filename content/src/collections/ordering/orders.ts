/**
 * The orders that editors can change, and whether an entry without a number has no place in it: services without a slideId
 * are not in the slider, references without a sortId not in the carousel (spec §2); all others come last.
 */
export const ORDERS = {
  services: { sortId: { optional: false }, slideId: { optional: true } },
  menuitems: { sortId: { optional: false } },
  references: { sortId: { optional: true } },
} as const;

/** A type and the field with the number that its entries are ordered by. */
export type Order = { collection: keyof typeof ORDERS; field: "sortId" | "slideId" };

/** Whether entries without a number are left out of an order; null when the type has no such order. */
export function leavesOut({ collection, field }: Order): boolean | null {
  const orders: Partial<Record<string, { optional: boolean }>> = ORDERS[collection];
  return orders[field]?.optional ?? null;
}
