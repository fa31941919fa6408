import type { Where } from "payload";
import { useAnswer } from "../../../admin/use-answer.ts";

/** A filter as the lists of the admin have it: `or` of `and`. */
type Condition = Where[string] | undefined;

const conditionsOf = (where: Where | undefined): Where[] => {
  const [first] = where?.or ?? [];
  return where?.or?.length === 1 ? (first?.and ?? []) : [];
};

const albumOf = ({ album }: Where): Condition => album as Condition;

/** The album that a list is filtered by; empty if it is not. */
export function albumIn(where: Where | undefined): string {
  const condition = conditionsOf(where).map(albumOf).find(Boolean);
  return condition && !Array.isArray(condition) ? String(condition.equals ?? "") : "";
}

/** The filter with another album, or with none; what else is filtered by stays. */
export function withAlbum(where: Where | undefined, album: string): Where {
  const others = conditionsOf(where).filter((condition) => !albumOf(condition));
  const and = album ? [...others, { album: { equals: album } }] : others;
  return and.length > 0 ? { or: [{ and }] } : {};
}

/** The albums that there are, by name; none until they are known: a name can be typed. */
export const useAlbums = (): string[] => useAnswer<{ albums: string[] }>("/api/media/albums")?.albums ?? [];
