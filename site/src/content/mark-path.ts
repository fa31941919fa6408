import type { Mark } from "./domain.ts";

/** The path of an agency's mark changes with its content. */
export function markPath({ id, type }: Pick<Mark, "id" | "type">): string {
  return `/marke/${id}.${type}`;
}
