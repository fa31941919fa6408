import type { Where, WhereField } from "payload";
import { useAnswer } from "../../../ui/use-answer.ts";

/** Of a filter as the lists of the admin have it: `or` of `and`. */
const conditionsOf = (where: Where | undefined): Where[] => {
  const [first] = where?.or ?? [];
  return where?.or?.length === 1 ? (first?.and ?? []) : [];
};

/** The condition that a list is filtered by in a field; undefined if there is none. */
export function conditionOf(where: Where | undefined, field: string): WhereField | undefined {
  const condition = conditionsOf(where).find((each) => each[field])?.[field];
  return Array.isArray(condition) ? undefined : condition;
}

/** The filter with another condition for a field, or with none; what else is filtered by stays. */
export function withCondition(where: Where | undefined, field: string, condition: WhereField | null): Where {
  const others = conditionsOf(where).filter((each) => !each[field]);
  const and = condition ? [...others, { [field]: condition }] : others;
  return and.length > 0 ? { or: [{ and }] } : {};
}

/** The albums that there are, by name; none until they are known: a name can be typed. */
export const useAlbums = (): string[] => useAnswer<{ albums: string[] }>("/api/media/albums")?.albums ?? [];
