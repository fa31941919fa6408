"use client";

import { toast } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";

type Show = typeof toast.error;

/** Kept with the page: the toasts are the page's own, however often this is drawn. */
const CHANGED = Symbol.for("schaufenster.lasting-errors");

/** Makes every error stay until it is read and closed (WCAG 2.2, 2.2.1); what went well goes by itself. */
function makeErrorsLast(): void {
  const marked = toast as typeof toast & { [CHANGED]?: boolean };
  if (marked[CHANGED]) return;
  marked[CHANGED] = true;
  const show: Show = toast.error.bind(toast);
  toast.error = (message, options) => show(message, { duration: Number.POSITIVE_INFINITY, ...options });
  const follow = toast.promise.bind(toast);
  toast.promise = (promise, data) => {
    const shown = follow(promise, data);
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
