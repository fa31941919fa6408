"use client";

import { Button } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { Batch } from "./batch.ts";
import { FileRow, type Question, WHAT_IT_SHOWS } from "./FileRow.tsx";
import { isPending, lacksText, type StoredFile } from "./item.ts";
import styles from "./several-files.module.css";
import { useBatch } from "./useBatch.ts";

type Props = {
  /** Local files, which are uploaded, or stored files, which are only described. */
  given: readonly (File | StoredFile)[];
  /** The question about each file; by default what it shows. */
  question?: Question | undefined;
  /** Called once, with the stored files in the order given. */
  onClose: (stored: StoredFile[]) => void;
};

/**
 * Uploads several files. Their texts can be written meanwhile; Enter moves to the next one. Closing early loses
 * nothing: pending uploads finish first, and the library marks files without a text.
 */
export function SeveralFiles({ given, question = WHAT_IT_SHOWS, onClose }: Props) {
  const { batch, items, isWaiting } = useBatch(() => new Batch(given));
  const [isEnding, setEnding] = useState(() => !items.some(lacksText));
  const list = useRef<HTMLUListElement>(null);
  const hasFailed = items.some(({ trouble }) => trouble !== "");
  const isDone = (isEnding && !isWaiting && !hasFailed) || items.length === 0;
  const [first] = items.filter(lacksText);
  const [start] = useState(first?.key);
  const pending = items.filter(isPending);
  const left = items.filter(lacksText).length;

  useEffect(() => batch.start(), [batch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isDone) onClose(batch.stored);
  }, [isDone]);

  /** Closes once nothing is pending; at once if only failures are left. */
  function end(): void {
    if (hasFailed && !isWaiting) onClose(batch.stored);
    else setEnding(true);
  }

  function goOn(): void {
    const fields = [...(list.current?.querySelectorAll("textarea") ?? [])];
    const next = fields[fields.indexOf(document.activeElement as HTMLTextAreaElement) + 1];
    if (next) next.focus();
    else end();
  }

  return (
    <Dialog
      heading={given.some((each) => each instanceof File) ? "Dateien hochladen" : "Alternativtexte ergänzen"}
      className={styles.dialog}
      onClose={end}
    >
      <ul ref={list} className={styles.files} aria-label="Dateien">
        {items.map((item) => (
          <FileRow
            key={item.key}
            item={item}
            batch={batch}
            question={question}
            hasFocus={item.key === start}
            onTaken={goOn}
            onRetry={() => setEnding(false)}
          />
        ))}
      </ul>
      <div className={styles.end}>
        <p role="status">
          {isEnding && pending.length > 0
            ? `${pending.length === 1 ? "Eine Datei ist" : `${pending.length} Dateien sind`} noch unterwegs. Danach schließt sich dieses Fenster.`
            : left > 0 && `Noch ${left} ohne ${question.answer}, was sich nachholen lässt.`}
        </p>
        {isEnding && pending.length > 0 && (
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => {
              for (const { key } of pending) batch.drop(key);
            }}
          >
            Hochladen abbrechen
          </Button>
        )}
        <Button buttonStyle="primary" margin={false} disabled={isEnding && isWaiting} onClick={end}>
          Fertig
        </Button>
      </div>
    </Dialog>
  );
}
