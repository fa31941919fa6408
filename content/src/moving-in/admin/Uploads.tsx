"use client";

import { Button } from "@payloadcms/ui";
import { type ChangeEvent, useState } from "react";
import type { MovingState } from "../moving-in-endpoints.ts";
import styles from "./moving.module.css";
import { sendFiles } from "./send-files.ts";

type Props = {
  uploads: MovingState["uploads"];
  onUploaded: () => Promise<void>;
  onRemove: () => Promise<void>;
  onLook: () => void;
};

/** Uploads folders of pictures, if there is no old website. */
export function Uploads({ uploads, onUploaded, onRemove, onLook }: Props) {
  const [sending, setSending] = useState<{ sent: number; total: number } | null>(null);
  const [failure, setFailure] = useState("");

  async function send({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])];
    setSending({ sent: 0, total: 1 });
    setFailure(await sendFiles(files, (sent, total) => setSending({ sent, total })));
    setSending(null);
    target.value = "";
    await onUploaded();
  }

  const { names, files, bytes } = uploads;
  return (
    <>
      <p>Ein Ordner für jedes Projekt, alle zusammen in einem Ordner oder einer Zip-Datei, höchstens 4 GB.</p>
      <label className={styles.field}>
        Ordner auswählen
        <input
          type="file"
          multiple
          disabled={sending !== null}
          ref={(input) => input?.setAttribute("webkitdirectory", "")}
          onChange={(event) => void send(event)}
        />
      </label>
      <label className={styles.field}>
        Oder eine Zip-Datei
        <input type="file" multiple accept=".zip" disabled={sending !== null} onChange={(event) => void send(event)} />
      </label>
      {sending && (
        <progress className={styles.progress} aria-label="Hochladen" max={sending.total} value={sending.sent} />
      )}
      <p role="status">
        {sending && "Wird hochgeladen …"}
        {!sending && files > 0 && `Hochgeladen: ${names.join(", ")} (${sizeOf(files, bytes)})`}
      </p>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      {files > 0 && !sending && (
        <div className={styles.actions}>
          <Button margin={false} onClick={onLook}>
            Hochgeladenes ansehen
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => void onRemove()}>
            Hochgeladenes entfernen
          </Button>
        </div>
      )}
    </>
  );
}

function sizeOf(files: number, bytes: number): string {
  const megabytes = Math.max(bytes / 1e6, 0.1).toLocaleString("de", { maximumFractionDigits: 1 });
  const size = `${megabytes} MB`;
  return files === 1 ? size : `${files.toLocaleString("de")} Dateien, ${size}`;
}
