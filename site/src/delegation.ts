import { prefillSubjects } from "./pages/landing/call-to-action/subject-prefill.ts";
import { installDialogFallbacks } from "./ui/dialog-fallbacks.ts";
import { watchScrollbar } from "./ui/scroll-lock.ts";

/** Starts what listens on the whole document for parts of it that are HTML only; once per document. */
export function startDelegation(): void {
  installDialogFallbacks();
  watchScrollbar();
  prefillSubjects();
}
