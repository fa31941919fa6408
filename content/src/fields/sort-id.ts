import type { CollectionSlug, FieldHook, NumberField, PayloadRequest, Where } from "payload";

type Options = { name?: string; label: string; description: string; next?: CollectionSlug };

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

/** The number as it was when a form read it; forms send it back with the number that stands in them. */
const nameRead = (name: string) => `${name}Read`;

/** A form that leaves the number as it read it leaves what is stored: the order may have changed while it was open. */
function keepOrder(name: string): FieldHook {
  return ({ value, siblingData, originalDoc, operation }) => {
    const read = siblingData[nameRead(name)];
    return operation === "update" && read !== undefined && read === (value ?? null) ? originalDoc?.[name] : value;
  };
}

/** Not stored: goes with the entry to each form, and comes back with its saves. */
function readField(name: string): NumberField {
  return {
    name: nameRead(name),
    type: "number",
    label: "Zahl, wie das Formular sie gelesen hat",
    virtual: true,
    hooks: { afterRead: [({ siblingData }) => siblingData[name] ?? null] },
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      disableGroupBy: true,
      components: { Diff: "/editing/admin/Nothing.tsx#Nothing" },
    },
  };
}

/**
 * A place in an order: whole numbers, gaps allowed, smaller comes first (spec §9, sort orders).
 *
 * @param next the type whose new entries come last by themselves; without it they start without a number
 */
export function sortIdFields({ name = "sortId", label, description, next }: Options): NumberField[] {
  const field: NumberField = {
    name,
    type: "number",
    label,
    index: true,
    defaultValue: next ? ({ req }: { req: PayloadRequest }) => numberAtEnd(next, name, req) : undefined,
    min: -LIMIT,
    max: LIMIT,
    hooks: { beforeValidate: [keepOrder(name)] },
    admin: { description, step: 1, position: "sidebar" },
    validate: (value: number | null | undefined) =>
      value === null || value === undefined || (Number.isInteger(value) && Math.abs(value) <= LIMIT)
        ? true
        : "Bitte geben Sie eine ganze Zahl an.",
  };
  return [field, readField(name)];
}
