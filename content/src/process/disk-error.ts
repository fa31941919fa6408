import { userInfo } from "node:os";

/** The user that this process runs as; one without a name has a number. */
function user(): string {
  try {
    return userInfo().username;
  } catch {
    return `with the number ${process.getuid?.()}`;
  }
}

/** Says in a sentence what a disk has refused (missing file, missing rights, no room); null for other errors. */
export function diskError(error: unknown): string | null {
  const { code, path = "a file" } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return `There is no file ${path}.`;
  if (code === "EACCES" || code === "EPERM") return `The user ${user()} may not use ${path}.`;
  if (code === "ENOSPC" || code === "EDQUOT") return "The disk is full. Make room, and try it again.";
  return null;
}

/** The message of an error, with a sentence for what a disk has refused. */
export const sentenceOf = (error: unknown): string =>
  diskError(error) ?? (error instanceof Error ? error.message : String(error));
