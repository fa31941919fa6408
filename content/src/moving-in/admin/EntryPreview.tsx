"use client";

import { Button } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { ask } from "../../ui/ask.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import dialog from "../../ui/dialog/dialog.module.css";
import { type PlannedEntry, pictureAddress } from "../import-run.ts";
import styles from "./plan.module.css";

type Props = Pick<PlannedEntry, "address" | "title"> & { onClose: () => void };

/** An entry's text as imported; the old page opens beside it. */
export function EntryPreview({ address, title, onClose }: Props) {
  const [entry, setEntry] = useState<PlannedEntry | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    void ask<{ entry: PlannedEntry }>(`/api/moving/preview?address=${encodeURIComponent(address)}`).then((answer) => {
      if (answer.ok) setEntry(answer.data.entry);
      else setFailure(answer.message);
    });
  }, [address]);
  return (
    <Dialog heading={title} className={styles.preview} onClose={onClose}>
      <div className={`${dialog.actions} ${styles.previewActions}`}>
        <Button buttonStyle="secondary" size="small" extraButtonProps={{ "data-first-focus": true }} onClick={onClose}>
          Schließen
        </Button>
        <a href={address} target="_blank" rel="noreferrer">
          alte Seite zum Vergleich (neuer Tab)
        </a>
      </div>
      <p role="status">{entry || failure ? "" : "Die Vorschau wird geladen …"}</p>
      <p role="alert">{failure}</p>
      {entry && (
        <>
          {entry.picture && (
            // biome-ignore lint/performance/noImgElement: it is requested unchanged
            <img className={styles.titlePicture} src={pictureAddress(entry.picture)} alt="" />
          )}
          {/* From our own converter, which removes HTML, links and scripts (tools/moving-in/report/preview.ts). */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: entry.html }} />
          {entry.html === "" && <p>Diese Seite hat keinen Text, der hierher kommt.</p>}
          <p className={styles.facts}>Von sehr langen Texten zeigt die Vorschau nur den Anfang; es kommt der ganze.</p>
        </>
      )}
    </Dialog>
  );
}
