"use client";

import type { PreviewPart } from "@schaufenster/contract/preview-frame";
import { useEffect, useState } from "react";

/** A field on the 'Slider' tab; Payload only renders the open tab. */
const SLIDE_TAB = "#field-header";

const partOfTab = (): PreviewPart =>
  document.querySelector(`.collection-edit--services ${SLIDE_TAB}`) ? "slide" : "section";

/** The part of the entry that is being edited, by the open tab. */
export function useEditedPart(): PreviewPart {
  const [part, setPart] = useState<PreviewPart>("section");
  useEffect(() => {
    // After Payload has rendered the tab.
    const look = () => setTimeout(() => setPart(partOfTab()));
    look();
    const events = ["focusin", "click"] as const;
    for (const type of events) document.addEventListener(type, look);
    return () => {
      for (const type of events) document.removeEventListener(type, look);
    };
  }, []);
  return part;
}
