"use client";

import { toast, useDocumentInfo, useForm, useFormBackgroundProcessing, useTranslation } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

type Answer = {
  doc?: Record<string, unknown>;
  result?: Record<string, unknown>;
  message?: string;
  errors?: { message?: string }[];
};

/**
 * Puts what is public over the draft of an open form, as a save of this form: Payload's own way sends the public state as if
 * nobody had written since, which is refused as stale. The draft stays among the versions.
 */
export function useRevert(): () => Promise<void> {
  const document = useDocumentInfo();
  const { getData, reset, setModified } = useForm();
  const { t } = useTranslation();
  const autosaving = useFormBackgroundProcessing();
  const isAutosaving = useRef(autosaving);
  const onSaved = useRef<(() => void) | null>(null);

  useEffect(() => {
    isAutosaving.current = autosaving;
    if (!autosaving) onSaved.current?.();
  }, [autosaving]);

  const { collectionSlug, globalSlug, id } = document;
  const address = `/api/${globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`}?depth=0&fallback-locale=null`;

  async function send(): Promise<Response> {
    const published = await (await fetch(address, { cache: "no-store" })).json();
    const { updatedAt, lastForm } = getData();
    return fetch(address, {
      method: globalSlug ? "POST" : "PATCH",
      headers: { "content-type": "application/json", "accept-language": "de" },
      body: JSON.stringify({ ...published, updatedAt, lastForm }),
    });
  }

  return async () => {
    setModified(false); // no draft saves itself any more
    if (isAutosaving.current)
      await new Promise<void>((resolve) => {
        onSaved.current = resolve;
      });
    try {
      const response = await send();
      const answer = (await response.json()) as Answer;
      const stored = answer.doc ?? answer.result;
      if (!response.ok || !stored) throw new Error(answer.errors?.[0]?.message ?? t("error:revertingDocument"));
      await reset(stored);
      // Without the mark: until the form is drawn anew, what stands in it would be kept as if it had been written since.
      document.setData({ ...stored, lastForm: null });
      document.setLastUpdateTime(Date.parse(String(stored.updatedAt)));
      document.incrementVersionCount();
      document.setMostRecentVersionIsAutosaved(false);
      document.setUnpublishedVersionCount(0);
      toast.success(answer.message);
    } catch (error) {
      setModified(true);
      toast.error(error instanceof Error ? error.message : t("error:revertingDocument"));
    }
  };
}
