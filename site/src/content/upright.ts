import type { Credential } from "./domain.ts";

/** Whether a file is taller than wide. Unknown sizes count as wide. */
export function isUpright(file: Credential): boolean {
  return file.kind === "picture" && file.width !== null && file.height !== null && file.height > file.width;
}
