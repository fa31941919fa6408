"use client";

import { Button, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { Media } from "../../../payload-types.ts";
import { findDuplicate, wordsOf } from "./find-duplicate.ts";
import styles from "./media-library.module.css";
import { useExisting } from "./use-existing.ts";

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
        {take && (
          <Button size="small" margin={false} onClick={() => take(duplicate)}>
            Die vorhandene verwenden
          </Button>
        )}
        {!take && (
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
