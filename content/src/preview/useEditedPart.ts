"use client";

import type { PreviewPart } from "@schaufenster/contract/preview-frame";
import { useEffect, useState } from "react";

/** A field beside the tabs that belongs to the slide. */
const SLIDE_NUMBER = "#field-slideId";

/** A field of the tab 'Slider'; Payload draws the fields of the open tab only. */
const SLIDE_TAB = "#field-header";

function partAt(target: EventTarget | null): PreviewPart {
  if (target instanceof Element && target.closest(SLIDE_NUMBER)) return "slide";
  return document.querySelector(`.collection-edit--services ${SLIDE_TAB}`) ? "slide" : "section";
}

/** Which part of the entry is being edited: that of the open tab, or of the field that has the focus. */
export function useEditedPart(): PreviewPart {
  const [part, setPart] = useState<PreviewPart>("section");
  useEffect(() => {
    // After Payload has drawn the tab that was chosen.
    const look = ({ target }: { target: EventTarget | null }) => setTimeout(() => setPart(partAt(target)));
    look({ target: null });
    const events = ["focusin", "click"] as const;
    for (const type of events) document.addEventListener(type, look);
    return () => {
      for (const type of events) document.removeEventListener(type, look);
    };
  }, []);
  return part;
}
