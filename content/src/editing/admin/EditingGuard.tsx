"use client";

import { useAuth, useDocumentInfo } from "@payloadcms/ui";
import { isGuarded } from "../../ui/form-fields.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { EditingNotice } from "./EditingNotice.tsx";
import styles from "./editing.module.css";
import { useConnectedForm } from "./useConnectedForm.ts";
import { useFormOwner } from "./useFormOwner.ts";
import { useUntitled } from "./useUntitled.ts";

/**
 * Connects an open form with the owner of its state (docs/decisions/224), and shows problems: another person has the entry
 * open or has saved it, the session has ended, or the server is unreachable.
 */
export function EditingGuard() {
  const document = useDocumentInfo();
  const { id, collectionSlug, globalSlug } = document;
  return isGuarded(document) ? <OpenForm key={`${collectionSlug ?? globalSlug}:${id}`} /> : null;
}

function OpenForm() {
  const { user } = useAuth();
  const { owner, state, fields } = useFormOwner();
  const { isKnown } = useConnectedForm(owner, fields);
  useUntitled();
  const { conflict, isPutOff, savesItself, trouble, written } = state;
  const dispatch = owner.dispatch;
  return (
    <div className={styles.guard} data-editing={isKnown ? "guarded" : "opening"}>
      {conflict && isPutOff && (
        <EditingNotice kind="conflict" onPress={() => dispatch({ type: "put-off", isPutOff: false })} />
      )}
      {!conflict && trouble && (
        <EditingNotice {...trouble} isDraft={savesItself} onPress={() => dispatch({ type: "taken-over" })} />
      )}
      {conflict && !isPutOff && (
        <ConflictDialog
          fields={fields}
          mine={written}
          stored={conflict}
          me={user?.name || user?.email}
          isKept={savesItself}
          onChoose={(side) => dispatch({ type: "chosen", side })}
          onLater={() => dispatch({ type: "put-off", isPutOff: true })}
        />
      )}
    </div>
  );
}
