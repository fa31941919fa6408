/**
 * Reduces an error to the code that a log may have. Messages of the database carry the values of the failed statement,
 * and with them a visitor's words; the code does not.
 */
export function errorCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause) return errorCode(cause);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : error instanceof Error ? error.name : typeof error;
}
