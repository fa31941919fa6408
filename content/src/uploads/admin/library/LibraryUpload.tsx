"use client";

import { Button, useRouteTransition } from "@payloadcms/ui";
import { PDF_TYPE } from "@schaufenster/contract/media";
import { useRouter } from "next/navigation";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { useAnswer } from "../../../admin/use-answer.ts";
import { CHOSEN_FILES } from "../../file-types.ts";
import type { StoredFile } from "../several-files/item.ts";
import { SeveralFiles } from "../several-files/SeveralFiles.tsx";
import styles from "./media-library.module.css";

/** How many files without a text are asked for at once. */
const AT_ONCE = 100;

/** Files of the library without the alternative text that they need, the latest first. */
const LACKING = `/api/media?depth=0&limit=${AT_ONCE}&sort=-createdAt&where[alternativeText][equals]=&where[mimeType][not_equals]=${PDF_TYPE}`;

/** Adds to the list of files: uploading several by button or by dropping them, and describing those without a text. */
export function LibraryUpload({ children }: { children: (controls: ReactNode) => ReactNode }) {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const input = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState<readonly (File | StoredFile)[]>([]);
  const [isOver, setOver] = useState(false);
  const isAsked = given.length === 0; // read anew when nothing is being described
  const lacking = useAnswer<{ docs: StoredFile[] }>(isAsked ? LACKING : null)?.docs ?? [];

  function close(): void {
    setGiven([]);
    startRouteTransition(() => router.refresh());
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    setGiven([...event.dataTransfer.files]);
  }

  const controls = (
    <div className={styles.uploads}>
      <Button buttonStyle="primary" margin={false} onClick={() => input.current?.click()}>
        Dateien hochladen
      </Button>
      {lacking.length > 0 && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setGiven(lacking)}>
          {lacking.length === 1
            ? "Einen fehlenden Alternativtext ergänzen"
            : `${lacking.length} fehlende Alternativtexte ergänzen`}
        </Button>
      )}
      <span className={styles.kind}>Mehrere auf einmal sind möglich; ziehen Sie sie einfach hierher.</span>
    </div>
  );
  const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same
    <div
      className={isOver ? `${styles.dropzone} ${styles.over}` : styles.dropzone}
      onDragOver={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => bringsFiles(event) && drop(event)}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Dateien hochladen"
        accept={CHOSEN_FILES}
        onChange={({ target }) => {
          setGiven([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      {children(controls)}
      {given.length > 0 && <SeveralFiles given={given} onClose={close} />}
    </div>
  );
}
