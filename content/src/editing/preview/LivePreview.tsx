"use client";

import { useDocumentEvents, useDocumentInfo, useForm, useLivePreviewContext } from "@payloadcms/ui";
import { PREVIEW_MESSAGE, type PreviewClick, type PreviewOrder } from "@schaufenster/contract/preview-frame";
import { useEffect, useState } from "react";
import { goToPlace } from "./from-page/go-to-place.ts";
import { PreviewScreen } from "./PreviewScreen.tsx";
import { type Clicked, PreviewToolbar } from "./PreviewToolbar.tsx";
import styles from "./preview.module.css";
import { useEditedPart } from "./useEditedPart.ts";
import { useFocusedPlace } from "./useFocusedPlace.ts";
import { useFrames } from "./useFrames.ts";
import { usePaneSize } from "./usePaneSize.ts";
import type { PreviewWidth } from "./widths.ts";

/** Payload's breakpoint, below which a preview covers the form. */
const NARROW = "(width <= 1024px)";

const SAVED: PreviewOrder = { type: PREVIEW_MESSAGE, state: "saved" };

/**
 * The preview beside the form (docs/decisions/220). Replaces Payload's, which stays white if only the URL's fragment
 * changes, scrolls the form with the page, and is empty for a moment on each save.
 */
export function LivePreview() {
  const { url, isLivePreviewing, setIsLivePreviewing, previewWindowType, setPreviewWindowType, popupRef } =
    useLivePreviewContext();
  const { mostRecentUpdate } = useDocumentEvents();
  const { collectionSlug = "", id, docConfig } = useDocumentInfo();
  const { getFields } = useForm();
  const part = useEditedPart();
  const [width, setWidth] = useState<PreviewWidth>(null);
  const [pane, size] = usePaneSize();
  const [clicked, setClicked] = useState<Clicked>(null);
  async function onClick(answer: PreviewClick): Promise<void> {
    if (answer.state === "elsewhere") return setClicked(answer);
    const form = pane.current?.closest("form");
    const values = getFields();
    const isThere = form && (await goToPlace(form, { fields: docConfig?.fields ?? [], values, place: answer.place }));
    setClicked(isThere ? null : "nowhere");
  }
  const inForm = previewWindowType === "iframe";
  const { frames, attach, loaded } = useFrames({
    url: url ?? "",
    target: { collection: collectionSlug, id: String(id), part },
    field: useFocusedPlace(),
    active: isLivePreviewing && inForm,
    save: mostRecentUpdate,
    onClick: (answer) => void onClick(answer),
  });

  // Without room for both, starts with the fields: Payload restores the last state.
  useEffect(() => {
    if (window.parent === window && matchMedia(NARROW).matches) setIsLivePreviewing(false);
  }, [setIsLivePreviewing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each save
  useEffect(() => {
    if (!inForm) popupRef?.current?.postMessage(SAVED, location.origin);
  }, [inForm, popupRef, mostRecentUpdate]);

  if (!inForm) return null;
  return (
    <div className={`live-preview-window ${isLivePreviewing ? "live-preview-window--is-live-previewing" : ""}`}>
      <div className={styles.window}>
        <PreviewToolbar
          width={width}
          onWidth={setWidth}
          onWindow={() => setPreviewWindowType("popup")}
          loading={frames.loading !== null}
          clicked={clicked}
        />
        <PreviewScreen pane={pane} size={size} width={width} frames={frames} attach={attach} loaded={loaded} />
      </div>
    </div>
  );
}
