import { userInfo } from "node:os";

/** The user that this process runs as, by number if it has no name. */
function user(): string {
  try {
    return userInfo().username;
  } catch {
    return `with the number ${process.getuid?.()}`;
  }
}

/** A disk error as a sentence (missing file, missing permission, no space); null for other errors. */
export function diskError(error: unknown): string | null {
  const { code, path = "a file" } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return `There is no file ${path}.`;
  if (code === "EACCES" || code === "EPERM") return `The user ${user()} may not use ${path}.`;
  if (code === "ENOSPC" || code === "EDQUOT") return "The disk is full. Make room, and try it again.";
  return null;
}

export const sentenceOf = (error: unknown): string =>
  diskError(error) ?? (error instanceof Error ? error.message : String(error));
