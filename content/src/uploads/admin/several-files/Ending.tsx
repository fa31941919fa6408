"use client";

import { Button } from "@payloadcms/ui";
import { useRef } from "react";
import dialogStyles from "../../../admin/dialog/dialog.module.css";
import { FileInput } from "../sending/FileInput.tsx";
import { type Item, isPending } from "./item.ts";
import styles from "./several-files.module.css";

type Failed = {
  items: readonly Item[];
  /** @param still of a film from which this browser takes none */
  onRetry: (key: number, still?: File) => void;
};

/** Names which files did not arrive and why, as soon as it is known. */
export function FailedFiles({ items, onRetry }: Failed) {
  const failed = items.filter(({ trouble }) => trouble !== "");
  if (failed.length === 0) return null;
  return (
    <ul className={styles.failed} aria-label="Was nicht gelungen ist">
      {failed.map((item) => (
        <li key={item.key}>
          <Failure item={item} onRetry={(still) => onRetry(item.key, still)} />
        </li>
      ))}
    </ul>
  );
}

/** Why a file did not arrive, or its text, and what can be done about it. */
export function Failure({ item, onRetry }: { item: Item; onRetry: (still?: File) => void }) {
  const { name, trouble, isFilm, isRefused } = item;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <span>{trouble.includes(name) ? trouble : `„${name}“: ${trouble}`}</span>
      {isFilm && trouble.includes("Standbild") && (
        <>
          <Button buttonStyle="primary" size="small" margin={false} onClick={() => input.current?.click()}>
            Standbild wählen
          </Button>
          <FileInput
            ref={input}
            label={`Standbild für ${name}`}
            accept="image/*"
            onFiles={([still]) => onRetry(still)}
          />
        </>
      )}
      {!isRefused && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => onRetry()}>
          Noch einmal versuchen
        </Button>
      )}
    </>
  );
}

type Props = { items: readonly Item[]; onCancel: () => void; onClose: () => void };

/** Shows after the last question how many files are still on their way. */
export function Ending({ items, onCancel, onClose }: Props) {
  const pending = items.filter(isPending).length;
  return (
    <>
      <p role="status">
        {pending === 1 && "Eine Datei ist noch unterwegs. Danach schließt sich dieses Fenster."}
        {pending > 1 && `${pending} Dateien sind noch unterwegs. Danach schließt sich dieses Fenster.`}
      </p>
      <div className={`${dialogStyles.actions} ${styles.actions}`}>
        {pending > 0 ? (
          <Button buttonStyle="secondary" onClick={onCancel}>
            Hochladen abbrechen
          </Button>
        ) : (
          <Button buttonStyle="primary" onClick={onClose}>
            Schließen
          </Button>
        )}
      </div>
    </>
  );
}
