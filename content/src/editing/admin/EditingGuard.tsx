"use client";

import { useAllFormFields, useAuth, useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { useState } from "react";
import { editedFields, isGuarded, type Values } from "../../admin/form-fields.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { EditingNotice } from "./EditingNotice.tsx";
import styles from "./editing.module.css";
import type { OpenEntry } from "./presence.ts";
import { useBase } from "./useBase.ts";
import { useConflict } from "./useConflict.ts";
import { useFormMark } from "./useFormMark.ts";
import { useLocalCopy } from "./useLocalCopy.ts";
import { usePresence } from "./usePresence.ts";
import { useSave } from "./useSave.ts";
import { useTrouble } from "./useTrouble.ts";
import { useUntitled } from "./useUntitled.ts";

/**
 * Watches over an open form (docs/decisions/197): holds the lock while something is written, shows both states when
 * somebody else has saved meanwhile, keeps what is not saved in the browser, and says why it is not.
 */
export function EditingGuard() {
  const document = useDocumentInfo();
  const { id, collectionSlug, globalSlug } = document;
  if (!isGuarded(document)) return null;
  const entry: OpenEntry = globalSlug ? { global: globalSlug } : { collection: collectionSlug, id };
  return <OpenForm entry={entry} key={JSON.stringify(entry)} />;
}

function OpenForm({ entry }: { entry: OpenEntry }) {
  const { currentEditor, docConfig, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const [state] = useAllFormFields();
  const modified = useFormModified();
  const [fields] = useState(() => editedFields(docConfig?.fields ?? []));

  useUntitled();
  const mark = useFormMark(state);
  const { form, refused } = mark;
  const { save, savesItself } = useSave(entry, form);
  const saved = useBase(savedDocumentData as Values | undefined, state, form);
  const copy = useLocalCopy({ entry, form, fields, saved, state, owner: user?.id });
  const { trouble, active, onAnswer } = useTrouble({
    modified,
    unsaved: copy.unsaved,
    refused,
    savesItself,
    save: () => save({}, saved.updatedAt),
  });
  usePresence(entry, active, trouble !== null, onAnswer);
  const { conflict, closed, open, close, take } = useConflict({ entry, fields, mark, saved, save, copy });
  const shown = conflict && closed ? ({ kind: "conflict", message: conflict.explanation } as const) : trouble;
  const colleague =
    currentEditor && typeof currentEditor === "object" && currentEditor.id !== user?.id && currentEditor;
  return (
    <div
      className={styles.guard}
      data-editing={state.lastForm?.value === form ? "guarded" : "opening"}
      data-colleague={colleague ? colleague.email : undefined} // a name: editing/locks.ts
    >
      {shown && <EditingNotice trouble={shown} asDraft={savesItself} onCompare={open} />}
      {conflict && !closed && (
        <ConflictDialog {...conflict} onTake={(values) => void take(conflict.stored, values)} onLater={close} />
      )}
    </div>
  );
}
