"use client";

import { type Place, pictureOf } from "@schaufenster/contract/place";
import { useEffect, useState } from "react";

/** The form beside the preview, without drawers and dialogs. */
const FORM = ".collection-edit__main";

const BLOCK = "p, h1, h2, h3, h4, h5, h6, li, td, th";

function inWords(text: string): Place | null {
  return text.trim() ? { texts: [{ text, at: 0 }] } : null;
}

function ofPicture(image: HTMLImageElement | null | undefined): Place | null {
  const picture = image ? pictureOf(image.src) : undefined;
  return picture ? { texts: [], picture } : null;
}

/** The text or picture in the focused field; in a rich text editor, the paragraph or picture at the cursor. */
function focusedPlace(): Place | null {
  const field = document.activeElement;
  if (!field?.closest(FORM)) return null;
  if (field instanceof HTMLElement && field.isContentEditable) {
    const node = getSelection()?.anchorNode;
    const element = node instanceof Element ? node : node?.parentElement;
    const image = field.querySelector<HTMLImageElement>(".ProseMirror-selectednode img, img.ProseMirror-selectednode");
    return ofPicture(image) ?? inWords(element?.closest(BLOCK)?.textContent ?? "");
  }
  const upload = field.closest(".field-type.upload");
  if (upload) return ofPicture(upload.querySelector("img"));
  const isWritten = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isWritten ? inWords(field.value) : null;
}

/** The place to highlight in the preview, following the cursor; null if no field has the focus. */
export function useFocusedPlace(): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const look = () => {
      const now = focusedPlace();
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const events = ["focusin", "selectionchange"] as const;
    for (const type of events) document.addEventListener(type, look);
    return () => {
      for (const type of events) document.removeEventListener(type, look);
    };
  }, []);
  return place;
}
