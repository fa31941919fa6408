import type { Where, WhereField } from "payload";
import { useAnswer } from "../../../ui/use-answer.ts";

const conditionsOf = (where: Where | undefined): Where[] => {
  const [first] = where?.or ?? [];
  return where?.or?.length === 1 ? (first?.and ?? []) : [];
};

/** The condition on a field; undefined if there is none. */
export function conditionOf(where: Where | undefined, field: string): WhereField | undefined {
  const condition = conditionsOf(where).find((each) => each[field])?.[field];
  return Array.isArray(condition) ? undefined : condition;
}

/** The filter with the condition on a field replaced, or removed if null. Other conditions stay. */
export function withCondition(where: Where | undefined, field: string, condition: WhereField | null): Where {
  const others = conditionsOf(where).filter((each) => !each[field]);
  const and = condition ? [...others, { [field]: condition }] : others;
  return and.length > 0 ? { or: [{ and }] } : {};
}

/** Names of all albums; empty while loading, since a name can be typed anyway. */
export const useAlbums = (): string[] => useAnswer<{ albums: string[] }>("/api/media/albums")?.albums ?? [];
