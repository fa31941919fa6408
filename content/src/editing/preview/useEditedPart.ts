"use client";

import type { PreviewPart } from "@schaufenster/contract/preview-frame";
import { useEffect, useState } from "react";
import { SLIDE_FIELDS } from "./slide-fields.ts";

/** The part of the entry that is being edited, by the field that has or had the focus. */
export function useEditedPart(): PreviewPart {
  const [part, setPart] = useState<PreviewPart>("section");
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest("form .render-fields")) return;
      setPart(target.closest(`.${SLIDE_FIELDS}`) ? "slide" : "section");
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, []);
  return part;
}
