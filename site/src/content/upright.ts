import type { Credential } from "./domain.ts";

/** Whether a picture is higher than wide. One whose size is not known counts as broad. */
export function isUpright(file: Credential): boolean {
  return file.kind === "picture" && file.width !== null && file.height !== null && file.height > file.width;
}
