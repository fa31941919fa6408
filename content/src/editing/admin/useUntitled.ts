"use client";

import { useDocumentInfo, useDocumentTitle, useFormFields } from "@payloadcms/ui";
import { useEffect } from "react";

/** Over a form whose entry has no title yet Payload writes its number, which says nothing to its editor. */
export function useUntitled(): void {
  const { id, docConfig } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const named = docConfig && "useAsTitle" in docConfig.admin ? docConfig.admin.useAsTitle : undefined;
  const value = useFormFields(([fields]) => (named ? fields[named]?.value : undefined));
  useEffect(() => {
    if (value || title !== String(id)) return;
    const timer = setTimeout(() => setDocumentTitle("Ohne Titel")); // after Payload, which sets it with the form
    return () => clearTimeout(timer);
  }, [value, title, id, setDocumentTitle]);
}
