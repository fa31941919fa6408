"use client";

import {
  Button,
  ConfigProvider,
  PublishButton as PayloadsButton,
  useConfig,
  useDocumentInfo,
  useModal,
  useTranslation,
} from "@payloadcms/ui";
import type { ClientCollectionConfig } from "payload";
import { useMemo } from "react";
import { PlanDrawer } from "./PlanDrawer.tsx";
import styles from "./publishing.module.css";

/** Removes Payload's own planning, which takes no typed German date and shows plans nowhere else. */
function withoutPlanning(collection: ClientCollectionConfig): ClientCollectionConfig {
  const { versions } = collection;
  if (!versions?.drafts) return collection;
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, schedulePublish: false } } };
}

/** Payload's button, which speaks of changes once something is public, and beside it ours to do the same at a set time. */
export function PublishButton() {
  const { config } = useConfig();
  const { id, hasPublishedDoc, hasPublishPermission } = useDocumentInfo();
  const { isModalOpen, openModal } = useModal();
  const { t } = useTranslation();
  const shown = useMemo(() => ({ ...config, collections: config.collections.map(withoutPlanning) }), [config]);
  const drawer = `plan-${id}`;
  return (
    <>
      {id !== undefined && hasPublishPermission && (
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
      <ConfigProvider config={shown}>
        <PayloadsButton label={t(hasPublishedDoc ? "version:publishChanges" : "version:publish")} />
      </ConfigProvider>
      {isModalOpen(drawer) && <PlanDrawer slug={drawer} />}
    </>
  );
}
