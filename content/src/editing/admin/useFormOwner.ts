"use client";

import { toast, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useMemo, useSyncExternalStore } from "react";
import { currentErrors } from "../../ui/errors/current-errors.ts";
import { editedFields } from "../../ui/form-fields.ts";
import { ownerOf } from "./form-owner.ts";
import { isUnsaved } from "./form-state.ts";
import type { Command, OpenEntry } from "./requests.ts";

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
    const underway = command === "publish" && document.querySelector("form [data-underway]");
    if (underway) {
      underway.scrollIntoView({ block: "center" });
      toast.error("Eine Datei ist noch unterwegs. Veröffentlichen Sie, sobald sie angekommen ist.");
      return;
    }
    currentErrors.sent();
    owner.dispatch({ type: "pressed", command });
  }
  return { owner, state, fields, isUnsaved: isUnsaved(state), isBusy, press };
}
