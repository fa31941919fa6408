"use client";

import { toast } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import { makeErrorsLast } from "./errors-that-last.ts";

export function LastingErrors({ children }: { children: ReactNode }) {
  useEffect(() => makeErrorsLast(toast), []);
  return children;
}
