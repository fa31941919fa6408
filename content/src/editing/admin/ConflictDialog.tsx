"use client";

import { Button } from "@payloadcms/ui";
import { Dialog } from "../../admin/dialog/Dialog.tsx";
import { asText } from "../../admin/form-fields.ts";
import type { Difference } from "./compare.ts";
import styles from "./editing.module.css";

type Props = {
  heading: string;
  explanation: string;
  found: Difference[];
  /** Both can be put together: no field was changed by both. */
  canMerge: boolean;
  onMerge: () => void;
  onMine: () => void;
  onStored: () => void;
  onLater: () => void;
};

/** Shows the form's text beside the stored one, field by field, and the ways to go on. Nothing is lost unwanted. */
export function ConflictDialog({ heading, explanation, found, canMerge, onMerge, onMine, onStored, onLater }: Props) {
  return (
    <Dialog heading={heading} className={styles.dialog} onClose={onLater}>
      <p>{explanation}</p>
      <ul className={styles.differences}>
        {found.map((difference) => (
          <FieldDifference key={difference.name} {...difference} />
        ))}
      </ul>
      <div className={styles.actions}>
        {canMerge && (
          <Button buttonStyle="primary" onClick={onMerge}>
            Beides zusammenführen
          </Button>
        )}
        <Button buttonStyle={canMerge ? "secondary" : "primary"} onClick={onMine}>
          Meinen Stand übernehmen
        </Button>
        <Button buttonStyle="secondary" onClick={onStored}>
          Gespeicherten Stand laden
        </Button>
        <Button buttonStyle="subtle" onClick={onLater}>
          Zurück zum Formular
        </Button>
      </div>
    </Dialog>
  );
}

function FieldDifference({ label, field, mine, stored }: Difference) {
  const texts = [
    ["Ihr Text", asText(field, mine)],
    ["Gespeicherter Text", asText(field, stored)],
  ] as const;
  return (
    <li>
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.texts}>
        {texts.map(([name, text]) => (
          <label key={name} className={styles.text}>
            <span>{name}</span>
            <textarea readOnly rows={Math.min(8, text.split("\n").length + 1)} value={text} placeholder="(leer)" />
          </label>
        ))}
      </div>
    </li>
  );
}
