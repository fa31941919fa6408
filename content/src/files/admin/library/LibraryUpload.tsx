"use client";

import { Button, useRouteTransition } from "@payloadcms/ui";
import { PDF_TYPE } from "@schaufenster/contract/media";
import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { useAnswer } from "../../../ui/use-answer.ts";
import { FileInput } from "../sending/FileInput.tsx";
import { useFileTarget } from "../sending/useFileTarget.ts";
import type { StoredFile } from "../several-files/item.ts";
import { SeveralFiles } from "../several-files/SeveralFiles.tsx";
import styles from "./media-library.module.css";

/** Maximum number of files without a text that are listed at once. */
const AT_ONCE = 100;

/** Files that lack an alternative text, newest first. */
const LACKING = `/api/media?depth=0&limit=${AT_ONCE}&sort=-createdAt&where[alternativeText][equals]=&where[mimeType][not_equals]=${PDF_TYPE}`;

/** Adds uploading (by button or drop) and describing files without a text to the list. */
export function LibraryUpload({ children }: { children: (controls: ReactNode) => ReactNode }) {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const input = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState<readonly (File | StoredFile)[]>([]);
  const target = useFileTarget(setGiven);
  const [closed, setClosed] = useState(0);
  const lacking = useAnswer<{ docs: StoredFile[] }>(`${LACKING}#${closed}`)?.docs ?? []; // read again after each dialog

  function close(): void {
    setGiven([]);
    setClosed(closed + 1);
    startRouteTransition(() => router.refresh());
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
  return (
    <div className={target.isOver ? styles.over : undefined} {...target.props}>
      <FileInput ref={input} multiple label="Dateien hochladen" onFiles={setGiven} />
      {children(controls)}
      {given.length > 0 && <SeveralFiles given={given} onClose={close} />}
    </div>
  );
}
