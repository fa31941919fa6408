"use client";

import { Button, FormSubmit, useDocumentInfo, useEditDepth, useHotkey, useModal, useTranslation } from "@payloadcms/ui";
import { useFormOwner } from "../../admin/useFormOwner.ts";
import { PlanDrawer } from "./PlanDrawer.tsx";
import styles from "./publishing.module.css";

/**
 * Publishes the form, at once or at a set time. A click while a draft is being saved is handled afterwards: like every
 * request, it is an event of the form's owner.
 */
export function PublishButton() {
  const { id, hasPublishedDoc, hasPublishPermission, unpublishedVersionCount } = useDocumentInfo();
  const { isUnsaved, isBusy, press } = useFormOwner();
  const { isModalOpen, openModal } = useModal();
  const { t } = useTranslation();
  if (!hasPublishPermission) return null;
  const drawer = `plan-${id}`;
  const isChanged = isUnsaved || unpublishedVersionCount > 0 || !hasPublishedDoc;
  return (
    <>
      {id !== undefined && (
        <Button
          className={styles.open}
          buttonStyle="secondary"
          size="medium"
          margin={false}
          extraButtonProps={{ "aria-haspopup": "dialog" }}
          onClick={() => openModal(drawer)}
        >
          Planen …
        </Button>
      )}
      <FormSubmit
        buttonId="action-save"
        disabled={!isChanged || isBusy("publish")}
        onClick={() => press("publish")}
        size="medium"
        type="button"
      >
        {t(hasPublishedDoc ? "version:publishChanges" : "version:publish")}
      </FormSubmit>
      {isModalOpen(drawer) && <PlanDrawer slug={drawer} />}
    </>
  );
}

/** Saves the form as a draft at once, also with Ctrl+S. */
export function SaveDraftButton() {
  const { isUnsaved, isBusy, press } = useFormOwner();
  const { t } = useTranslation();
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ["s"] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (isUnsaved) press("draft");
  });
  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      className="save-draft"
      disabled={!isUnsaved || isBusy("draft")}
      onClick={() => press("draft")}
      size="medium"
      type="button"
    >
      {t("version:saveDraft")}
    </FormSubmit>
  );
}
