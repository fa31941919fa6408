import type { Mark } from "./domain.ts";

/** Where the site serves an agency's mark; the address changes with its content. */
export function markPath({ id, type }: Pick<Mark, "id" | "type">): string {
  return `/marke/${id}.${type}`;
}
