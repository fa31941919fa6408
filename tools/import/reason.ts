/** Why something was refused, in German: Payload names the fields that are wrong, and why, beside its own sentence. */
export function reasonOf(error: unknown): string {
  const { data } = (error ?? {}) as { data?: { errors?: { label?: string; path?: string; message: string }[] } | null };
  const fields = data?.errors?.map(({ label, path, message }) => `${label ?? path}: ${message}`);
  return fields?.join("; ") || (error instanceof Error ? error.message : String(error));
}

/**
 * Whether an entry or a file was refused by the rules of its type. All else (a database that is away, a full disk) concerns the
 * rest of the import as well.
 */
export function isRefusal(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === "number" && status < 500;
}
