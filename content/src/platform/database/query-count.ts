let queries = 0;

export function countQuery(): void {
  queries += 1;
}

/** Statements sent since the process started. Tests use it to check that a query takes a constant number. */
export function queryCount(): number {
  return queries;
}
