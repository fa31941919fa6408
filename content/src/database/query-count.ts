let queries = 0;

/** Called by the database adapter before each statement. */
export function countQuery(): void {
  queries += 1;
}

/** Statements sent to the database since the process started. The promise of a constant number is tested with it. */
export function queryCount(): number {
  return queries;
}
