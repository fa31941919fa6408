import type { Where, WhereField } from "payload";
import { badUserInput } from "./errors.ts";

/** Strapi 4's comparison operators, as far as the contract has them, in Payload's words. */
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

/** Matches no entry. Ids start at 1. */
const NOTHING: Where = { id: { equals: -1 } };

type Comparison = Record<string, unknown>;
export type Filters = { [field: string]: Comparison | Filters | Filters[] | null | undefined };

/** Translates one field whose meaning is more than a comparison; undefined leaves it to the rule. */
export type SpecialFilter = (value: Filters) => Promise<Where>;

/** Values that one filter may compare with, in all its parts: databases give up on a few hundred, and are busy before. */
const MAX_COMPARISONS = 100;

/** @throws GraphQLError BAD_USER_INPUT when a filter compares more than {@link MAX_COMPARISONS} times */
export function checkSize(filters: Filters | null | undefined): void {
  if (countLeaves(filters) > MAX_COMPARISONS) {
    throw badUserInput(`A filter may compare with ${MAX_COMPARISONS} values at most`);
  }
}

/** Empty parts count too: they are translated as well. */
function countLeaves(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, each) => sum + countLeaves(each), 1);
}

/**
 * Strapi 4's `filters` as Payload's `where`.
 *
 * @param special translations of filters that reach into another type, by field
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
    if (value === null || value === undefined) return NOTHING; // as Strapi 4: eq null finds none
    const condition: WhereField = {
      [OPERATORS[operator as keyof typeof OPERATORS]]: field === "id" ? toId(value) : value,
    };
    return { [field]: condition };
  });
  return { and: conditions };
}

/** Ids are whole numbers; anything else matches nothing rather than failing. */
function toId(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toId);
  return /^\d{1,15}$/.test(String(value)) ? Number(value) : -1;
}
