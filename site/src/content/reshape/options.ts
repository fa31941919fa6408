export type ReshapeOptions = {
  /** Prefix for addresses that begin with /uploads/ (spec §3, media rules); empty for the site's own origin. */
  apiBaseUrl: string;
  /** The site's own origin, to recognize pictures that include it. */
  publicUrl?: string;
};

/** A to-one relation in Strapi's shape; any part may be missing. */
export type One<T> = { data?: T | null } | null | undefined;

export type Many<T> = { data?: T[] | null } | null | undefined;

/** An entry's id and attributes; null if it isn't accessible. */
export function entry<A>(
  entity: { id?: string | null; attributes?: A | null } | null | undefined,
): (A & { id: string }) | null {
  if (!entity?.attributes || entity.id === null || entity.id === undefined) return null;
  return { ...entity.attributes, id: String(entity.id) };
}

export function entries<A>(list: Many<{ id?: string | null; attributes?: A | null }>): (A & { id: string })[] {
  return (list?.data ?? []).map((entity) => entry(entity)).filter((item) => item !== null);
}

/** Stable sort by sortId ascending, entries without one last (spec §9, sort orders). */
export function bySortId<T extends { sortId?: number | null }>(items: T[]): T[] {
  const place = ({ sortId }: T) => sortId ?? Number.POSITIVE_INFINITY;
  return items.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
