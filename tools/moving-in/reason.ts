/** Why something was refused, in German: Payload names the fields that are wrong, and why, beside its own sentence. */
export function reasonOf(error: unknown): string {
  const { data } = (error ?? {}) as { data?: { errors?: { label?: string; path?: string; message: string }[] } | null };
  const fields = data?.errors?.map(({ label, path, message }) => `${label ?? path}: ${message}`);
  return fields?.join("; ") || (error instanceof Error ? error.message : String(error));
}

/** Whether the rules of its type refused an entry or a file. Other errors concern the rest of the import too. */
export function isRefusal(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === "number" && status < 500;
}
