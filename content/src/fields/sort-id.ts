import type { NumberField } from "payload";

type Options = { name?: string; label: string; description: string };

/** A place in an order: whole numbers, gaps allowed, smaller comes first (spec §9, sort orders). */
export function sortIdField({ name = "sortId", label, description }: Options): NumberField {
  return {
    name,
    type: "number",
    label,
    index: true,
    min: 0,
    max: 1_000_000,
    admin: { description, step: 1, position: "sidebar" },
    validate: (value: number | null | undefined) =>
      value === null || value === undefined || (Number.isInteger(value) && value >= 0)
        ? true
        : "Bitte geben Sie eine ganze Zahl ab 0 an.",
  };
}
