import type { Where, WhereField } from "payload";
import { badUserInput } from "./errors.ts";

/** Strapi 4's comparison operators in the contract, mapped to Payload's. */
const OPERATORS = {
  eq: "equals",
  ne: "not_equals",
  gt: "greater_than",
  gte: "greater_than_equal",
  lt: "less_than",
  lte: "less_than_equal",
  in: "in",
  notIn: "not_in",
  contains: "contains",
  containsi: "contains",
} as const;

/** Matches no entry; ids start at 1. */
const NOTHING: Where = { id: { equals: -1 } };

type Comparison = Record<string, unknown>;
export type Filters = { [field: string]: Comparison | Filters | Filters[] | null | undefined };

/** Translates a field that is more than a comparison; undefined falls back to the default. */
export type SpecialFilter = (value: Filters) => Promise<Where>;

/** Most values in one filter, including nested ones: databases fail at a few hundred, and are slow before. */
const MAX_COMPARISONS = 100;

/** @throws GraphQLError BAD_USER_INPUT if a filter has more than {@link MAX_COMPARISONS} comparisons */
export function checkSize(filters: Filters | null | undefined): void {
  if (countLeaves(filters) > MAX_COMPARISONS) {
    throw badUserInput(`A filter may compare with ${MAX_COMPARISONS} values at most`);
  }
}

/** Empty parts count, since they are translated too. */
function countLeaves(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, each) => sum + countLeaves(each), 1);
}

/**
 * Converts Strapi 4's `filters` to Payload's `where`.
 *
 * @param special translations for filters on another type, by field
 */
export async function toWhere(
  filters: Filters | null | undefined,
  special: Record<string, SpecialFilter> = {},
): Promise<Where> {
  const parts = await Promise.all(
    Object.entries(filters ?? {}).map(async ([field, value]): Promise<Where> => {
      if (value === null || value === undefined) return {};
      if (Array.isArray(value)) {
        return { [field]: await Promise.all(value.map((each) => toWhere(each, special))) };
      }
      const translate = special[field];
      return translate ? translate(value as Filters) : compare(field, value);
    }),
  );
  return { and: parts.filter((part) => Object.keys(part).length > 0) };
}

function compare(field: string, comparison: Comparison): Where {
  const conditions = Object.entries(comparison).map(([operator, value]): Where => {
    if (operator === "notNull" || operator === "null") {
      return { [field]: { exists: (operator === "notNull") === Boolean(value) } };
    }
    if (value === null || value === undefined) return NOTHING; // like Strapi 4: eq null matches none
    const condition: WhereField = {
      [OPERATORS[operator as keyof typeof OPERATORS]]: field === "id" ? toId(value) : value,
    };
    return { [field]: condition };
  });
  return { and: conditions };
}

/** Ids are integers; anything else matches nothing instead of failing. */
function toId(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toId);
  return /^\d{1,15}$/.test(String(value)) ? Number(value) : -1;
}
