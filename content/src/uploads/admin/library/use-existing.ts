"use client";

import { useBulkUpload, useDocumentDrawerContext, useModal } from "@payloadcms/ui";
import type { Media } from "../../../payload-types.ts";

type UseExisting = (file: Media) => void;

/**
 * Puts a file of the library where the form's new one would have gone, and closes the form: null where the form is not there
 * to fill a field, or where others are uploaded beside it.
 */
export function useExisting(): UseExisting | null {
  const { isModalOpen, closeModal } = useModal();
  const several = useBulkUpload();
  const single = useDocumentDrawerContext();

  if (several.drawerSlug && isModalOpen(several.drawerSlug)) {
    if (several.initialFiles?.length !== 1) return null;
    return (doc) => {
      several.onSuccess([{ collectionSlug: "media", doc, formID: "" }], 0);
      several.setSuccessfullyUploaded(true);
      closeModal(several.drawerSlug);
    };
  }
  const { drawerSlug, onSave } = single;
  if (!drawerSlug || !onSave || !isModalOpen(drawerSlug)) return null;
  return (doc) => {
    void onSave({ doc, operation: "create", result: doc });
    closeModal(drawerSlug);
  };
}
