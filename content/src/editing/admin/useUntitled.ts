"use client";

import { useDocumentInfo, useDocumentTitle, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";

/** Shows 'Ohne Titel' for an entry without a title, for which Payload shows its id. */
export function useUntitled(): void {
  const { id, docConfig } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const named = docConfig && "useAsTitle" in docConfig.admin ? docConfig.admin.useAsTitle : undefined;
  const value = useFormFields(([fields]) => (named ? fields[named]?.value : undefined));
  const [drawn, setDrawn] = useState(false); // Payload sets the title at the form's first render, after this
  useEffect(() => setDrawn(true), []);
  useEffect(() => {
    if (drawn && !value && title === String(id)) setDocumentTitle("Ohne Titel");
  }, [drawn, value, title, id, setDocumentTitle]);
}
