/** Values that reshaping needs beside the wire's answer. */
export type ReshapeOptions = {
  /** Put before addresses that begin with /uploads/ (spec §3, media rules); empty for the site's own origin. */
  apiBaseUrl: string;
  /** The site's own origin, so that a picture with it in front is known as one of its own. */
  publicUrl?: string;
};

/** A relation to one, as Strapi answers it; nothing of it is certain. */
export type One<T> = { data?: T | null } | null | undefined;

/** A relation to many. */
export type Many<T> = { data?: T[] | null } | null | undefined;

/** An entry's id and attributes; null for an entry that the content system holds back. */
export function entry<A>(
  entity: { id?: string | null; attributes?: A | null } | null | undefined,
): (A & { id: string }) | null {
  if (!entity?.attributes || entity.id === null || entity.id === undefined) return null;
  return { ...entity.attributes, id: String(entity.id) };
}

/** The entries of a list, without those held back. */
export function entries<A>(list: Many<{ id?: string | null; attributes?: A | null }>): (A & { id: string })[] {
  return (list?.data ?? []).map((entity) => entry(entity)).filter((item) => item !== null);
}

/** Sorts by sortId ascending, entries without one last; equal ones keep their order (spec §9, sort orders). */
export function bySortId<T extends { sortId?: number | null }>(items: T[]): T[] {
  const place = ({ sortId }: T) => sortId ?? Number.POSITIVE_INFINITY;
  return items.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
