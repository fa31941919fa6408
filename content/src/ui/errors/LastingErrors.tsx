"use client";

import { toast } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import { checkAnswers } from "../read-answer.ts";
import { makeErrorsLast } from "./errors-that-last.ts";

export function LastingErrors({ children }: { children: ReactNode }) {
  useEffect(() => {
    makeErrorsLast(toast);
    checkAnswers();
  }, []);
  return children;
}
