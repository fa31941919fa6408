import { or, type SQL } from "@payloadcms/db-sqlite/drizzle";

type Comparison = (column: never, pattern: never) => SQL;
type Operators = { like: Comparison; contains: Comparison };

/**
 * Patterns for `LIKE` that find a text whatever its letters' case and however its umlauts are stored: SQLite knows capitals of
 * ASCII alone, and PostgreSQL those of its locale; a Mac's file names have umlauts of two characters (NFD). Any character stands
 * for each such letter: 'übersicht' finds 'Übersicht', and a rare text too many.
 */
function patternsFor(text: string): string[] {
  const anyLetter = (form: string) => form.replace(/(?![A-Za-z])[\p{L}\p{M}]/gu, "_");
  return [...new Set([anyLetter(text.normalize("NFC")), anyLetter(text.normalize("NFD"))])];
}

/** For Payload's database adapter, which puts a search in the admin and in the content API together from its operators. */
export function searchWithUmlauts<Adapter extends { operators: object }>(adapter: Adapter): Adapter {
  const { like, contains } = adapter.operators as Operators;
  const tolerant =
    (compare: Comparison) =>
    (column: never, value: unknown): SQL | undefined =>
      or(...(typeof value === "string" ? patternsFor(value) : [value]).map((each) => compare(column, each as never)));
  return Object.assign(adapter, {
    operators: { ...adapter.operators, like: tolerant(like), contains: tolerant(contains) },
  });
}
