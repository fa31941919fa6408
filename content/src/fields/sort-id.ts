import type { CollectionSlug, NumberField, PayloadRequest, Where } from "payload";

/** Distance between the numbers of new entries: others fit between them later. */
const GAP = 10;

/** Largest number, and smallest with a minus before it. */
const LIMIT = 1_000_000;

/** The number of an entry that comes last, with a gap to the one before. */
async function numberAtEnd(collection: CollectionSlug, name: string, { payload }: PayloadRequest): Promise<number> {
  const where: Where = { [name]: { exists: true } };
  const { docs } = await payload.find({ collection, where, sort: `-${name}`, limit: 1, depth: 0, pagination: false });
  const entry: Record<string, unknown> = { ...docs[0] };
  const last = Number(entry[name] ?? 0);
  return (Math.floor(last / GAP) + 1) * GAP;
}

/**
 * A place in an order: whole numbers, gaps allowed, smaller comes first (spec §9, sort orders). Editors drag
 * entries and see no numbers.
 *
 * @param next the type whose new entries come last by themselves; without it they start without a number
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
