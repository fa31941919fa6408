"use client";

import { toast, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useMemo, useSyncExternalStore } from "react";
import { currentErrors } from "../../ui/errors/current-errors.ts";
import { editedFields } from "../../ui/form-fields.ts";
import { ownerOf } from "./form-owner.ts";
import { isUnsaved } from "./form-state.ts";
import type { Command, OpenEntry } from "./requests.ts";

const UNDERWAY = "form [data-upload=underway]";

let waiting: MutationObserver | undefined;

/**
 * Publishes at once, or when the uploads in the form's fields (MediaField.tsx) are done; not if one fails or the form is
 * left.
 */
function whenFilesArrive(publish: () => void): void {
  waiting?.disconnect();
  const fields = [...document.querySelectorAll(UNDERWAY)];
  if (fields.length === 0) {
    publish();
    return;
  }
  toast.info("Eine Datei ist noch unterwegs. Sobald sie angekommen ist, wird veröffentlicht.");
  waiting = new MutationObserver(() => {
    if (document.querySelector(UNDERWAY)) return;
    waiting?.disconnect();
    if (fields.every((field) => field.isConnected && !field.matches("[data-upload=failed]"))) setTimeout(publish);
    else toast.error("Nicht veröffentlicht: Eine Datei ist nicht angekommen.");
  });
  waiting.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-upload"] });
}

/** The owner of the open form's state, shared by all parts of the form; its state; and the commands of buttons. */
export function useFormOwner() {
  const { collectionSlug, docConfig, globalSlug, id } = useDocumentInfo();
  const { user } = useAuth();
  const account = user?.id;
  const fields = useMemo(() => editedFields(docConfig?.fields ?? []), [docConfig]);
  const drafts = typeof docConfig?.versions === "object" && Boolean(docConfig.versions.drafts);
  const owner = useMemo(() => {
    const entry: OpenEntry = globalSlug ? { global: globalSlug } : { collection: collectionSlug, id };
    const names = fields.map(({ name }) => name);
    return ownerOf(entry, account, names, drafts);
  }, [collectionSlug, globalSlug, id, account, fields, drafts]);
  const state = useSyncExternalStore(owner.subscribe, owner.current, owner.current);
  const isBusy = (command: Command) => state.sending?.command === command || state.next === command;
  function press(command: Command): void {
    const send = () => {
      currentErrors.sent();
      owner.dispatch({ type: "pressed", command });
    };
    if (command === "publish") whenFilesArrive(send);
    else send();
  }
  return { owner, state, fields, isUnsaved: isUnsaved(state), isBusy, press };
}
