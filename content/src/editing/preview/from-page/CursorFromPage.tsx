"use client";

import { useDocumentInfo, useForm, useFormInitializing } from "@payloadcms/ui";
import { PLACE_HASH, type Place } from "@schaufenster/contract/place";
import { useEffect, useRef } from "react";
import * as v from "valibot";
import { goToPlace } from "./go-to-place.ts";

const schema = v.object({
  texts: v.array(v.object({ text: v.string(), at: v.number() })),
  picture: v.optional(v.string()),
  fields: v.optional(v.array(v.string())),
});

/** The place in a URL's fragment; null if there is none. */
function placeOf(hash: string): Place | null {
  if (!hash.startsWith(PLACE_HASH)) return null;
  try {
    return v.parse(schema, JSON.parse(decodeURIComponent(hash.slice(PLACE_HASH.length))));
  } catch {
    return null;
  }
}

/** Moves the cursor to the place that was chosen on the website (docs/decisions/220). */
export function CursorFromPage() {
  const { docConfig } = useDocumentInfo();
  const { getFields } = useForm();
  const initializing = useFormInitializing();
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const place = placeOf(location.hash);
    const form = mark.current?.closest("form");
    if (initializing || !place || !form) return;
    history.replaceState(history.state, "", location.pathname + location.search); // only once: a reload starts at the top
    void goToPlace(form, { fields: docConfig?.fields ?? [], values: getFields(), place });
  }, [initializing, docConfig, getFields]);
  return <span ref={mark} hidden />;
}
