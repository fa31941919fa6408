"use client";

import { Button } from "@payloadcms/ui";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { progressText } from "./progress-text.ts";
import { tellUnsupported } from "./tell-unsupported.ts";
import { runningTransfers, type Transfer } from "./transfers.ts";
import styles from "./uploads.module.css";
import { watchUploads } from "./watch-uploads.ts";

const NONE: readonly Transfer[] = [];

/** Over everything, a drawer too: how far each upload is, and a button that stops it. */
export function UploadProgress({ children }: { children: ReactNode }) {
  const transfers = useSyncExternalStore(runningTransfers.subscribe, runningTransfers.current, () => NONE);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(watchUploads, []);
  useEffect(tellUnsupported, []);
  const open = transfers.length > 0;
  useEffect(() => {
    if (open) panel.current?.showPopover();
  }, [open]);

  return (
    <>
      {children}
      {open && (
        <div ref={panel} popover="manual" className={styles.panel}>
          {transfers.map((transfer) => (
            <UploadState key={transfer.id} transfer={transfer} />
          ))}
        </div>
      )}
    </>
  );
}

function UploadState({ transfer: { name, sent, total, arrived, cancel } }: { transfer: Transfer }) {
  const label = `„${name}“ wird hochgeladen`;
  return (
    <div className={styles.transfer}>
      <p className={styles.name}>{label}</p>
      <progress className={styles.bar} aria-label={label} max={total} value={arrived ? undefined : sent} />
      <p className={styles.text}>{arrived ? "Angekommen, wird verarbeitet …" : progressText(sent, total)}</p>
      {!arrived && (
        <Button buttonStyle="secondary" size="small" onClick={cancel}>
          Hochladen abbrechen
        </Button>
      )}
    </div>
  );
}
