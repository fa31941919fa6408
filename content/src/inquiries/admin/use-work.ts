"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useAnswer } from "../../ui/use-answer.ts";
import type { InquiryWork } from "../work.ts";

/** Colleagues and history of the open inquiry, fetched again after each save; null while loading. */
export function useWork(): InquiryWork | null {
  const { id, lastUpdateTime } = useDocumentInfo();
  return useAnswer<InquiryWork>(id ? `/api/inquiries/${id}/work?since=${lastUpdateTime}` : null);
}
