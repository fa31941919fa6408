import { PDF_TYPE } from "@schaufenster/contract/media";
import type { PayloadRequest } from "payload";

const MIN_LENGTH = 5;

/** Whether a text can be an alternative text (WCAG 2.2, 1.1.1). Imported files may have none. */
export function isAlternativeText(text: string | null | undefined): boolean {
  return (text ?? "").trim().length >= MIN_LENGTH;
}

/**
 * Whether a file may be stored with a text. A PDF needs none. When several files are uploaded at once, the text may
 * follow; the library marks them until then.
 */
export function isTextEnough(
  text: string | null | undefined,
  operation: string | undefined,
  req: PayloadRequest,
): boolean {
  if (req.file?.mimetype === PDF_TYPE) return true;
  return isAlternativeText(text) || (operation === "create" && req.query?.text === "later");
}
