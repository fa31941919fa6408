"use client";

import { Button } from "@payloadcms/ui";
import dialogStyles from "../../../admin/dialog/dialog.module.css";
import { type Item, isPending } from "./item.ts";
import { StillChoice } from "./StillChoice.tsx";
import styles from "./several-files.module.css";

type Props = {
  items: readonly Item[];
  /** @param still of a film from which this browser takes none */
  onRetry: (key: number, still?: File) => void;
  onCancel: () => void;
  onClose: () => void;
};

/** Shows after the last question which files are still on their way, and which did not arrive. */
export function Ending({ items, onRetry, onCancel, onClose }: Props) {
  const pending = items.filter(isPending).length;
  const failed = items.filter(({ trouble }) => trouble !== "");
  return (
    <>
      <p role="status">
        {pending === 1 && "Eine Datei ist noch unterwegs. Danach schließt sich dieses Fenster."}
        {pending > 1 && `${pending} Dateien sind noch unterwegs. Danach schließt sich dieses Fenster.`}
      </p>
      {failed.length > 0 && (
        <ul className={styles.failed} aria-label="Was nicht gelungen ist">
          {failed.map(({ key, name, trouble, isFilm, isRefused }) => (
            <li key={key}>
              <span>{trouble.includes(name) ? trouble : `„${name}“: ${trouble}`}</span>
              {isFilm && trouble.includes("Standbild") && (
                <StillChoice name={name} onChoose={(still) => onRetry(key, still)} />
              )}
              {!isRefused && (
                <Button buttonStyle="secondary" size="small" margin={false} onClick={() => onRetry(key)}>
                  Noch einmal versuchen
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
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
