import type { toast as toasts } from "@payloadcms/ui";
import type { ReactNode } from "react";
import { currentErrors } from "./current-errors.ts";
import { germanMessage } from "./german-message.ts";

type Toasts = Pick<typeof toasts, "error" | "success" | "dismiss" | "promise" | "loading">;

/** Marks `toast` as changed, also if this module is loaded twice. */
const CHANGED = Symbol.for("schaufenster.lasting-errors");

/**
 * Errors don't disappear by themselves (WCAG 2.2, 2.2.1): they are shown in the open form (FormErrors.tsx) or, without a form,
 * in a toast that stays until it is closed. A success message disappears, and clears earlier errors.
 */
export function makeErrorsLast(toast: Toasts & { [CHANGED]?: boolean }): void {
  if (toast[CHANGED]) return;
  toast[CHANGED] = true;
  const original = { error: toast.error, success: toast.success, dismiss: toast.dismiss };

  toast.error = (message, options) => {
    const text = germanMessage(message as ReactNode);
    if (!text) return original.error(message, options);
    if (!currentErrors.report(text)) return original.error(text, { duration: Number.POSITIVE_INFINITY, ...options });
    if (options?.id !== undefined) original.dismiss(options.id);
    return "";
  };
  toast.success = (message, options) => {
    currentErrors.clear();
    return original.success(typeof message === "string" ? germanMessage(message) : message, options);
  };
  toast.dismiss = (id) => {
    if (id === undefined) currentErrors.clear();
    return original.dismiss(id);
  };
  // Payload's forms use it for progress, then for the result.
  toast.promise = (promise, { loading, success, error } = {}) => {
    currentErrors.clear();
    const id = toast.loading(loading);
    const awaited = typeof promise === "function" ? promise() : promise;
    const inWords = <Value>(words: unknown, value: Value) => (typeof words === "function" ? words(value) : words);
    awaited.then(
      (value) => toast.success(inWords(success, value), { id }),
      (reason: unknown) => toast.error(inWords(error, reason), { id }),
    );
    return { unwrap: () => awaited };
  };
}
