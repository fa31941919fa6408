"use client";

import { useDocumentInfo, useDocumentTitle, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";

/** Over a form whose entry has no title yet Payload writes its number, which says nothing to its editor. */
export function useUntitled(): void {
  const { id, docConfig } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const named = docConfig && "useAsTitle" in docConfig.admin ? docConfig.admin.useAsTitle : undefined;
  const value = useFormFields(([fields]) => (named ? fields[named]?.value : undefined));
  const [drawn, setDrawn] = useState(false); // Payload sets the title as the form is drawn first, after this
  useEffect(() => setDrawn(true), []);
  useEffect(() => {
    if (drawn && !value && title === String(id)) setDocumentTitle("Ohne Titel");
  }, [drawn, value, title, id, setDocumentTitle]);
}
