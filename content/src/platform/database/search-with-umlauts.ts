import { or, type SQL } from "@payloadcms/db-sqlite/drizzle";

type Comparison = (column: never, pattern: never) => SQL;
type Operators = { like: Comparison; contains: Comparison };

/** Limit of non-ASCII letters whose cases are combined; a longer text is searched in only four forms. */
const MOST_LETTERS = 3;

/**
 * `LIKE` patterns that find a text in any case and umlaut encoding: SQLite folds only ASCII, PostgreSQL what its locale
 * has; file names from a Mac have decomposed umlauts (NFD). The capital of ß is SS. No wildcard replaces a letter: an
 * export of inquiries would include other people's.
 */
function patternsFor(text: string): string[] {
  const [nfc, nfd] = [text.normalize("NFC"), text.normalize("NFD")];
  const parts = nfc.split(/((?![A-Za-z])\p{L})/u); // every second one is a letter
  if (parts.length > 2 * MOST_LETTERS + 1) return [...new Set([nfc, nfc.toLowerCase(), nfc.toUpperCase(), nfd])];
  const casesOf = (part: string, at: number) => (at % 2 ? [part.toLowerCase(), part.toUpperCase()] : [part]);
  const forms = parts.map(casesOf).reduce((all, cases) => all.flatMap((each) => cases.map((one) => each + one)));
  return [...new Set([...forms, nfd])];
}

/** For Payload's database adapter, which builds searches in the admin and the content API from its operators. */
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
