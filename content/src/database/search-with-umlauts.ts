import { or, type SQL } from "@payloadcms/db-sqlite/drizzle";

type Comparison = (column: never, pattern: never) => SQL;
type Operators = { like: Comparison; contains: Comparison };

/** Letters beyond ASCII whose cases are combined; a longer text is looked for in four forms alone. */
const MOST_LETTERS = 3;

/**
 * Patterns for `LIKE` that find a text whatever its letters' case and however its umlauts are stored: SQLite knows capitals of
 * ASCII alone, and PostgreSQL those of its locale; a Mac's file names have umlauts of two characters (NFD). The capital of ß is
 * SS. No wildcard stands for a letter: an export of inquiries would hand out those of others.
 */
function patternsFor(text: string): string[] {
  const [nfc, nfd] = [text.normalize("NFC"), text.normalize("NFD")];
  const parts = nfc.split(/((?![A-Za-z])\p{L})/u); // every second is a letter
  if (parts.length > 2 * MOST_LETTERS + 1) return [...new Set([nfc, nfc.toLowerCase(), nfc.toUpperCase(), nfd])];
  const casesOf = (part: string, at: number) => (at % 2 ? [part.toLowerCase(), part.toUpperCase()] : [part]);
  const forms = parts.map(casesOf).reduce((all, cases) => all.flatMap((each) => cases.map((one) => each + one)));
  return [...new Set([...forms, nfd])];
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
