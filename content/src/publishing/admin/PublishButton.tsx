"use client";

import {
  Button,
  ConfigProvider,
  PublishButton as PayloadsButton,
  useConfig,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useModal,
  useTranslation,
} from "@payloadcms/ui";
import type { ClientCollectionConfig } from "payload";
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { PlanDrawer } from "./PlanDrawer.tsx";
import styles from "./publishing.module.css";

/** Removes Payload's own planning, which takes no typed German date and shows plans nowhere else. */
function withoutPlanning(collection: ClientCollectionConfig): ClientCollectionConfig {
  const { versions } = collection;
  if (!versions?.drafts) return collection;
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, schedulePublish: false } } };
}

/**
 * Payload's button does nothing while a draft is stored by itself, as happens just after the last word. Who presses it then,
 * or as that begins, has pressed it: it is done once the draft is stored.
 */
function KeptPress({ children }: { children: ReactNode }) {
  const isStoring = useFormBackgroundProcessing();
  const [isPressed, setPressed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPressed || isStoring) return;
    setPressed(false);
    box.current?.querySelector("button")?.click();
  }, [isPressed, isStoring]);
  const keep = ({ target }: MouseEvent) => setPressed(!(target as Element).closest("button"));
  return (
    // biome-ignore lint/a11y: what reaches it has missed the button, which a keyboard cannot
    <div className={styles.press} ref={box} onClick={keep}>
      {children}
    </div>
  );
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
        <KeptPress>
          <PayloadsButton label={t(hasPublishedDoc ? "version:publishChanges" : "version:publish")} />
        </KeptPress>
      </ConfigProvider>
      {isModalOpen(drawer) && <PlanDrawer slug={drawer} />}
    </>
  );
}
