"use client";

import { useAuth, useDocumentEvents, useModal } from "@payloadcms/ui";
import { PUBLISHED_MESSAGE } from "@schaufenster/contract/beside-page";
import { EDITOR_MARK } from "@schaufenster/contract/editor-mark";
import { type ReactNode, useEffect } from "react";

/**
 * Notifies the website, on the same origin, that somebody is signed in, and the page around a form that its entry was
 * published (docs/decisions/220). Closes a drawer after publishing.
 */
export function BesidePage({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { mostRecentUpdate: update } = useDocumentEvents();
  const { closeModal } = useModal();
  const signedIn = Boolean(user);
  useEffect(() => {
    if (!signedIn) localStorage.removeItem(EDITOR_MARK);
    else if (localStorage.getItem(EDITOR_MARK) === null) localStorage.setItem(EDITOR_MARK, "open");
  }, [signedIn]);
  useEffect(() => {
    const isFramed = window.parent !== window;
    if (isFramed) document.documentElement.dataset.besidePage = "";
    if (!update || (update.doc as { _status?: string })?._status !== "published") return;
    if (update.drawerSlug) closeModal(update.drawerSlug);
    else if (isFramed) window.parent.postMessage(PUBLISHED_MESSAGE, location.origin);
  }, [update, closeModal]);
  return children;
}
