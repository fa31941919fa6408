"use client";

import { Button, ConfirmationModal, useDocumentInfo, useModal, useTranslation } from "@payloadcms/ui";
import { useFormOwner } from "../../admin/useFormOwner.ts";

/**
 * Replaces Payload's status, to add the way back to the published version: whether an entry is public, a draft, or
 * both.
 */
export function Status() {
  const document = useDocumentInfo();
  const {
    collectionSlug,
    docPermissions,
    globalSlug,
    hasPublishedDoc,
    id,
    isTrashed,
    savedDocumentData,
    unpublishedVersionCount,
  } = document;
  const { openModal } = useModal();
  const { t } = useTranslation();
  const { press } = useFormOwner();
  const dialog = `revert-${globalSlug ?? `${collectionSlug}-${id}`}`;
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0;
  const words = () => {
    if (isTrashed) return t(hasPublishedDoc ? "version:previouslyPublished" : "version:previouslyDraft");
    if (globalSlug && !savedDocumentData?.updatedAt) return "Noch nichts geändert";
    if (isChanged) return t("version:changed");
    return t(hasPublishedDoc ? "version:published" : "version:draft");
  };
  return (
    <div className="status" title={`${t("version:status")}: ${words()}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t("version:status")}: </span>
        <span className="status__value">{words()}</span>
        {isChanged && !isTrashed && docPermissions?.update && (
          <>
            {" — "}
            <Button buttonStyle="none" className="status__action" onClick={() => openModal(dialog)}>
              {t("version:revertToPublished")}
            </Button>
            <ConfirmationModal
              body={t("version:aboutToRevertToPublished")}
              confirmingLabel={t("version:reverting")}
              heading={t("version:confirmRevertToSaved")}
              modalSlug={dialog}
              onConfirm={() => press("revert")}
            />
          </>
        )}
      </div>
    </div>
  );
}
