/**
 * What may be said of an error in a log. Messages of the database carry the values of the failed statement, and with them
 * what a visitor wrote; the code does not.
 */
export function errorCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause) return errorCode(cause);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : error instanceof Error ? error.name : typeof error;
}
