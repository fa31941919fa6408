import type { CollectionSlug, NumberField, PayloadRequest, Where } from "payload";

/** Gap between the numbers of new entries, so that others fit in between. */
const GAP = 10;

/** Limit of the absolute value. */
const LIMIT = 1_000_000;

async function numberAtEnd(collection: CollectionSlug, name: string, { payload }: PayloadRequest): Promise<number> {
  const where: Where = { [name]: { exists: true } };
  const { docs } = await payload.find({ collection, where, sort: `-${name}`, limit: 1, depth: 0, pagination: false });
  const entry: Record<string, unknown> = { ...docs[0] };
  const last = Number(entry[name] ?? 0);
  return (Math.floor(last / GAP) + 1) * GAP;
}

/**
 * A position in an order: integers, gaps allowed, smaller ones first (spec §9, sort orders). Editors drag entries and
 * don't see the numbers.
 *
 * @param next a collection whose new entries are appended; without it, they start without a number
 */
export function sortIdField(name: "sortId" | "slideId", next?: CollectionSlug): NumberField {
  return {
    name,
    type: "number",
    label: name === "slideId" ? "Platz im Slider" : "Reihenfolge",
    index: true,
    defaultValue: next ? ({ req }: { req: PayloadRequest }) => numberAtEnd(next, name, req) : undefined,
    admin: { hidden: true },
    validate: (value: number | null | undefined) =>
      value === null || value === undefined || (Number.isInteger(value) && Math.abs(value) <= LIMIT)
        ? true
        : "Bitte geben Sie eine ganze Zahl an.",
  };
}
