"use client";

import { toast } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import { currentErrors } from "./current-errors.ts";
import { germanMessage } from "./german-message.ts";

type Show = typeof toast.error;

/** Kept with the page: the toasts are the page's own, however often this is drawn. */
const CHANGED = Symbol.for("schaufenster.lasting-errors");

/**
 * Errors do not go by themselves (WCAG 2.2, 2.2.1): they stand in the open form (FormErrors.tsx), and where there is
 * none, in a toast that stays until it is closed. A success goes by itself and takes the errors before it along.
 */
function makeErrorsLast(): void {
  const marked = toast as typeof toast & { [CHANGED]?: boolean };
  if (marked[CHANGED]) return;
  marked[CHANGED] = true;
  const original = { error: toast.error, success: toast.success, dismiss: toast.dismiss, promise: toast.promise };

  const show: Show = (message, options) => {
    const text = germanMessage(message as ReactNode);
    if (!text) return original.error(message, options);
    if (!currentErrors.report(text)) return original.error(text, { duration: Number.POSITIVE_INFINITY, ...options });
    if (options?.id !== undefined) original.dismiss(options.id);
    return "";
  };
  toast.error = show;
  toast.success = (message, options) => {
    currentErrors.clear();
    return original.success(typeof message === "string" ? germanMessage(message) : message, options);
  };
  toast.dismiss = (id) => {
    if (id === undefined) currentErrors.clear();
    return original.dismiss(id);
  };
  toast.promise = (promise, data) => {
    currentErrors.clear();
    const shown = original.promise(promise, data);
    const awaited = typeof promise === "function" ? null : promise;
    const own = shown?.valueOf(); // sonner gives the id as an object, with a method of its own
    const id = typeof own === "number" || typeof own === "string" ? own : undefined;
    awaited?.catch((reason: unknown) => {
      const error = typeof data?.error === "function" ? data.error(reason) : data?.error;
      // After the toast has turned from 'is being saved' to the error by itself.
      setTimeout(() => toast.error(error as Parameters<Show>[0], { id }));
    });
    return shown;
  };
}

export function LastingErrors({ children }: { children: ReactNode }) {
  useEffect(makeErrorsLast, []);
  return children;
}
