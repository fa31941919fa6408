/** Reduces an error to its code: database messages contain a statement's values, and a visitor's input. */
export function errorCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause) return errorCode(cause);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : error instanceof Error ? error.name : typeof error;
}
