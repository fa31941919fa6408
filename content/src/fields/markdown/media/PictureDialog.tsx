"use client";

import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import styles from "../../../ui/dialog/dialog.module.css";

type Props = { text: string; onChange: (text: string) => void; onClose: () => void };

/** Edits a picture's alternative text at this place; the media library keeps its own. */
export function PictureDialog({ text, onChange, onClose }: Props) {
  const [typed, setTyped] = useState(text);
  const id = useId();
  return (
    <Dialog heading="Alternativtext" onClose={onClose}>
      <label htmlFor={id} className={styles.label}>
        Was ist hier zu sehen?
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={3}
        maxLength={500}
        value={typed}
        aria-describedby={`${id}-note`}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-note`} className={styles.note}>
        Gilt nur an dieser Stelle. Menschen, die das Bild nicht sehen, bekommen diesen Text vorgelesen.
      </p>
      <div className={styles.actions}>
        <Button buttonStyle="primary" onClick={() => onChange(typed.replace(/\s+/g, " ").trim())}>
          Übernehmen
        </Button>
        <Button buttonStyle="subtle" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </Dialog>
  );
}
