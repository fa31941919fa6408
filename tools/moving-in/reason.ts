/** Why something was refused, in German: Payload lists the invalid fields and reasons beside its own message. */
export function reasonOf(error: unknown): string {
  const { data } = (error ?? {}) as { data?: { errors?: { label?: string; path?: string; message: string }[] } | null };
  const fields = data?.errors?.map(({ label, path, message }) => `${label ?? path}: ${message}`);
  return fields?.join("; ") || (error instanceof Error ? error.message : String(error));
}

/** Whether validation of its type refused an entry or file. Other errors concern the rest of the import, too. */
export function isRefusal(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === "number" && status < 500;
}
