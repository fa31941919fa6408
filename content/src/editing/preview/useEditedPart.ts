"use client";

import type { PreviewPart } from "@schaufenster/contract/preview-frame";
import { useEffect, useState } from "react";

/** A field of the tab 'Slider'; Payload draws the fields of the open tab only. */
const SLIDE_TAB = "#field-header";

const partOfTab = (): PreviewPart =>
  document.querySelector(`.collection-edit--services ${SLIDE_TAB}`) ? "slide" : "section";

/** Which part of the entry is being edited: that of the open tab. */
export function useEditedPart(): PreviewPart {
  const [part, setPart] = useState<PreviewPart>("section");
  useEffect(() => {
    // After Payload has drawn the tab that was chosen.
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
