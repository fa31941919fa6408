"use client";

import { Button, Upload, useConfig, useDocumentInfo, useForm } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { FileInput } from "../sending/FileInput.tsx";
import { useFileTarget } from "../sending/useFileTarget.ts";
import { Batch } from "../several-files/batch.ts";
import { FileRow } from "../several-files/FileRow.tsx";
import { useBatch } from "../several-files/useBatch.ts";
import styles from "./media-library.module.css";

/** A file with its sizes and focal point, as Payload shows it. Replacing the file also saves the form. */
export function StoredFile() {
  const { id = "", initialState, isTrashed } = useDocumentInfo();
  const { getData, setModified } = useForm();
  const { upload } = useConfig().getEntityConfig({ collectionSlug: "media" });
  const input = useRef<HTMLInputElement>(null);
  const { batch, items } = useBatch(() => new Batch([], { replaced: () => ({ id, form: getData() }) }));
  const target = useFileTarget(exchange);
  const isDone = items.some(({ stored }) => stored);

  function exchange([file]: File[]): void {
    for (const { key } of items) batch.drop(key);
    if (file && !isTrashed) batch.add([file]);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!isDone) return;
    setModified(false);
    setTimeout(() => window.location.reload()); // after the warning about leaving the page is removed
  }, [isDone]);

  return (
    <div className={target.isOver ? styles.over : undefined} {...target.props}>
      <Upload collectionSlug="media" initialState={initialState} uploadConfig={upload} />
      {!isTrashed && items.length === 0 && (
        <Button buttonStyle="secondary" margin={false} onClick={() => input.current?.click()}>
          Datei austauschen
        </Button>
      )}
      <ul className={styles.exchanged}>
        {items.map((item) => (
          <FileRow key={item.key} item={item} batch={batch} />
        ))}
      </ul>
      <FileInput ref={input} label="Datei austauschen" onFiles={exchange} />
    </div>
  );
}
