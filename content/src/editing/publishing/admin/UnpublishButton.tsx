"use client";

import { ConfirmationModal, PopupList, useDocumentInfo, useFormFields, useModal, useTranslation } from "@payloadcms/ui";
import { legalPageAt } from "@schaufenster/contract/legal-pages";
import { useFormOwner } from "../../admin/useFormOwner.ts";

/** Unpublishes an entry; hidden for pages that every site has. */
export function UnpublishButton() {
  const { collectionSlug, id, hasPublishedDoc, hasPublishPermission, isTrashed } = useDocumentInfo();
  const address = useFormFields(([fields]) => fields.address?.value);
  const { press } = useFormOwner();
  const { openModal } = useModal();
  const { t } = useTranslation();
  const isNeeded = collectionSlug === "pages" && legalPageAt(String(address));
  if (!hasPublishedDoc || !hasPublishPermission || isTrashed || isNeeded) return null;
  const dialog = `unpublish-${id}`;
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => openModal(dialog)}>
        {t("version:unpublish")}
      </PopupList.Button>
      <ConfirmationModal
        body={t("version:aboutToUnpublish")}
        confirmingLabel={t("version:unpublishing")}
        heading={t("version:confirmUnpublish")}
        modalSlug={dialog}
        onConfirm={() => press("unpublish")}
      />
    </>
  );
}
