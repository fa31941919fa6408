"use client";

import { useAuth, useDocumentEvents, useModal } from "@payloadcms/ui";
import { CAME_FROM, type CameFrom, PUBLISHED_MESSAGE, PUBLISHED_NOTE } from "@schaufenster/contract/beside-page";
import { EDITOR_MARK } from "@schaufenster/contract/editor-mark";
import { type ReactNode, useEffect } from "react";

/** Goes back to the page from which this form was opened in the whole window. */
function goBack(): void {
  const noted = sessionStorage.getItem(CAME_FROM);
  const { form, page, name = "" } = (noted ? JSON.parse(noted) : {}) as Partial<CameFrom>;
  if (form !== location.pathname || !page || new URL(page).origin !== location.origin) return;
  sessionStorage.removeItem(CAME_FROM);
  sessionStorage.setItem(PUBLISHED_NOTE, `${name}\n${form}`);
  location.assign(page);
}

/**
 * Tells the website, which has the same origin, that somebody is signed in, and the page around a form that its entry has
 * been published (docs/decisions/220). Closes a drawer whose entry has been.
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
    else goBack();
  }, [update, closeModal]);
  return children;
}
