"use client";

import { useDocumentInfo, useForm } from "@payloadcms/ui";
import { useCallback, useEffect, useState } from "react";
import type { Values } from "../../admin/form-fields.ts";
import type { OpenEntry } from "./presence.ts";

type Pending = { values: Values; updatedAt: unknown };

/**
 * Saves a form as its own newest version: what was stored before stays among the versions. Types without drafts are saved as
 * they are.
 *
 * @returns `save`: saves given values over the state of `updatedAt`, once the form has been drawn with them; `savesItself`:
 *   whether Payload saves drafts of the form as they are written
 */
export function useSave(entry: OpenEntry, form: string) {
  const { submit } = useForm();
  const { docConfig, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = useDocumentInfo();
  const [pending, setPending] = useState<Pending | null>(null);
  const drafts = Boolean(docConfig?.versions && typeof docConfig.versions === "object" && docConfig.versions.drafts);
  const path = entry.global ? `globals/${entry.global}` : `${entry.collection}/${entry.id}`;

  useEffect(() => {
    if (!pending) return;
    setPending(null);
    const overrides = { ...pending.values, updatedAt: pending.updatedAt, lastForm: form };
    const submitted = submit({
      acceptValues: { overrideLocalChanges: false }, // what is written meanwhile stays
      action: `/api/${path}?depth=0&fallback-locale=null${drafts ? "&draft=true" : ""}`,
      method: entry.global ? "POST" : "PATCH",
      overrides: drafts ? { ...overrides, _status: "draft" } : overrides,
      disableFormWhileProcessing: false,
      skipValidation: drafts,
    });
    if (!drafts) return;
    // Payload counts its own autosaves only: the form would go on calling itself published.
    void submitted.then((answer) => {
      if (!answer?.res?.ok) return;
      setMostRecentVersionIsAutosaved(false);
      setUnpublishedVersionCount((count) => count + 1);
    });
  }, [pending, submit, form, path, drafts, entry.global, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount]);

  const save = useCallback((values: Values, updatedAt: unknown) => setPending({ values, updatedAt }), []);
  return { save, savesItself: drafts };
}
