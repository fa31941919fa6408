"use client";

import {
  Button,
  useBulkUpload,
  useDocumentDrawerContext,
  useDocumentInfo,
  useFormFields,
  useModal,
} from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { Media } from "../../../payload-types.ts";
import { findDuplicate, wordsOf } from "./find-duplicate.ts";
import styles from "./media-library.module.css";

/** Below a file that was chosen for upload: the same one is in the library already. It may be uploaded again all the same. */
export function DuplicateNotice() {
  const duplicate = useDuplicate();
  const take = useExisting();
  if (!duplicate) return <div role="status" />;
  const name = duplicate.name || duplicate.filename;
  return (
    <div className={styles.notice} role="status">
      {duplicate.thumbnailURL && (
        // biome-ignore lint/performance/noImgElement: a rendition of its own size
        <img src={duplicate.thumbnailURL} alt="" width={80} />
      )}
      <div>
        <p>
          Diese Datei gibt es schon: <strong>„{name}“</strong>. {wordsOf(duplicate)} Zweimal gespeichert ist sie später
          zweimal zu ändern.
        </p>
        {take ? (
          <Button size="small" margin={false} onClick={() => take(duplicate)}>
            Die vorhandene verwenden
          </Button>
        ) : (
          <a href={`/admin/collections/media/${duplicate.id}`} target="_blank" rel="noreferrer">
            Die vorhandene öffnen
          </a>
        )}
      </div>
    </div>
  );
}

function useDuplicate(): Media | null {
  const { id } = useDocumentInfo();
  const file = useFormFields(([fields]) => fields.file?.value);
  const [duplicate, setDuplicate] = useState<Media | null>(null);
  useEffect(() => {
    setDuplicate(null);
    if (!(file instanceof File)) return;
    const stop = new AbortController();
    findDuplicate(file, id, stop.signal)
      .then((found) => !stop.signal.aborted && setDuplicate(found))
      .catch(() => {}); // a notice, and no more
    return () => stop.abort();
  }, [file, id]);
  return duplicate;
}

/**
 * Puts a file of the library where the form's new one would have gone, and closes the form: null where the form is not there
 * to fill a field, or where others are uploaded beside it.
 */
function useExisting(): ((file: Media) => void) | null {
  const { isModalOpen, closeModal } = useModal();
  const several = useBulkUpload();
  const single = useDocumentDrawerContext();

  if (several.drawerSlug && isModalOpen(several.drawerSlug)) {
    if (several.initialFiles?.length !== 1) return null;
    return (doc) => {
      several.onSuccess([{ collectionSlug: "media", doc, formID: "" }], 0);
      several.setSuccessfullyUploaded(true);
      closeModal(several.drawerSlug);
    };
  }
  const { drawerSlug, onSave } = single;
  if (!drawerSlug || !onSave || !isModalOpen(drawerSlug)) return null;
  return (doc) => {
    void onSave({ doc, operation: "create", result: doc });
    closeModal(drawerSlug);
  };
}
