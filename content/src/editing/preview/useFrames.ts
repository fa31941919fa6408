"use client";

import type { Place } from "@schaufenster/contract/place";
import {
  isPreviewMessage,
  PREVIEW_MESSAGE,
  type PreviewAnswer,
  type PreviewClick,
  type PreviewOrder,
  type PreviewTarget,
} from "@schaufenster/contract/preview-frame";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { framesReducer, NO_FRAMES } from "./frames.ts";

/** Delay after the load event before showing a page without the preview's script (an error), in ms. */
const WITHOUT_ANSWER_MS = 5000;

type Args = {
  url: string;
  target: PreviewTarget;
  /** Place of the focused field's text or picture. */
  field: Place | null;
  active: boolean;
  /** Changes after each save. */
  save: unknown;
  /** Receives clicks in the preview. */
  onClick: (answer: PreviewClick) => void;
};

const orderOf = (place: Place | null): PreviewOrder => ({ type: PREVIEW_MESSAGE, state: "field", place });

const show = (order: PreviewOrder, to: Window | null | undefined) => to?.postMessage(order, location.origin);

/**
 * The frames of a preview, and their messages to and from the form.
 *
 * @returns `attach` and `loaded` for the frame of a key: its element, and its load event
 */
export function useFrames({ url, target, field, active, save, onClick }: Args) {
  const [frames, dispatch] = useReducer(framesReducer, NO_FRAMES);
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  /** The element that each frame shows. */
  const shown = useRef(new Map<number, string | null>());
  const latest = useRef({ frames, target, field, onClick });
  useEffect(() => {
    latest.current = { frames, target, field, onClick };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each save
  useEffect(() => {
    const besidePage = window.parent !== window; // the website shows it already
    if (active && url && !besidePage) dispatch({ type: "load", url });
  }, [active, url, save]);

  const { collection, id, part } = target;
  useEffect(() => {
    const order = { type: PREVIEW_MESSAGE, state: "show", target: { collection, id, part }, keep: null } as const;
    const key = latest.current.frames.shown?.key;
    if (key !== undefined) show(order, elements.current.get(key)?.contentWindow);
  }, [collection, id, part]);

  useEffect(() => {
    const key = latest.current.frames.shown?.key;
    if (key !== undefined) show(orderOf(field), elements.current.get(key)?.contentWindow);
  }, [field]);

  useEffect(() => {
    function onMessage(event: MessageEvent): void {
      for (const [key, { contentWindow }] of elements.current) {
        if (!isPreviewMessage(event, { origin: location.origin, source: contentWindow })) continue;
        const answer = event.data as PreviewAnswer;
        if (answer.state === "ready") {
          const old = latest.current.frames.shown?.key ?? key;
          const y = elements.current.get(old)?.contentWindow?.scrollY ?? 0;
          const keep = old === key ? null : { shown: shown.current.get(old) ?? null, y };
          show({ type: PREVIEW_MESSAGE, state: "show", target: latest.current.target, keep }, contentWindow);
        } else if (answer.state === "painted") {
          shown.current.set(key, answer.shown);
          dispatch({ type: "painted", key });
          show(orderOf(latest.current.field), contentWindow);
        } else latest.current.onClick(answer);
      }
    }
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);

  const attach = useCallback((key: number, element: HTMLIFrameElement | null) => {
    if (element) elements.current.set(key, element);
    else elements.current.delete(key);
  }, []);
  const loaded = useCallback((key: number) => {
    setTimeout(() => dispatch({ type: "painted", key }), WITHOUT_ANSWER_MS);
  }, []);
  return { frames, attach, loaded };
}
