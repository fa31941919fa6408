import { paginationError } from "./errors.ts";

/** Default page size (Strapi 4's), and maximum: larger values are reduced to it. */
const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;

export type PaginationArg = {
  page?: number | null;
  pageSize?: number | null;
  start?: number | null;
  limit?: number | null;
};

type Window = { start: number; size: number };

/**
 * Strapi 4's pagination argument as a window: page and pageSize, or start and limit, with `limit: -1` for the maximum.
 *
 * @throws GraphQLError STRAPI_PAGINATION_ERROR if both forms are mixed
 */
export function toWindow({ page, pageSize, start, limit }: PaginationArg = {}): Window {
  const byPage = page != null || pageSize != null;
  const byStart = start != null || limit != null;
  if (byPage && byStart) throw paginationError("Cannot use both page & offset pagination in the same query");
  if (byStart) {
    const wanted = limit ?? DEFAULT_PAGE_SIZE;
    return { start: Math.max(0, start ?? 0), size: wanted < 0 ? MAX_PAGE_SIZE : Math.min(wanted, MAX_PAGE_SIZE) };
  }
  const size = Math.min(Math.max(1, pageSize ?? DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE);
  return { start: (Math.max(1, page ?? 1) - 1) * size, size };
}

export function paginationMeta({ start, size }: Window, total: number) {
  const pageSize = Math.max(1, size);
  return { total, page: Math.floor(start / pageSize) + 1, pageSize, pageCount: Math.ceil(total / pageSize) };
}

export function slice<T>(list: T[], pagination?: PaginationArg): T[] {
  const { start, size } = toWindow(pagination);
  return list.slice(start, start + size);
}
