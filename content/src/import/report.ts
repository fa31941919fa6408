/** What became of each entry; an entry that cannot be taken is named with the reason, and the rest goes on. */
export type Report = { created: number; changed: number; skipped: { what: string; reason: string }[] };

/** Payload names the fields that are wrong, and why, beside its own sentence. */
export function reasonOf(error: unknown): string {
  const { data } = (error ?? {}) as { data?: { errors?: { label?: string; path?: string; message: string }[] } | null };
  const fields = data?.errors?.map(({ label, path, message }) => `${label ?? path}: ${message}`);
  return fields?.join("; ") || (error instanceof Error ? error.message : String(error));
}
