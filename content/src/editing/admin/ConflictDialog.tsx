"use client";

import { Button } from "@payloadcms/ui";
import { markdown } from "../../admin/compared-text.ts";
import { Dialog } from "../../admin/dialog/Dialog.tsx";
import { asText, type Values } from "../../admin/form-fields.ts";
import { type Difference, merged } from "./compare.ts";
import styles from "./editing.module.css";
import type { Conflict } from "./useConflict.ts";

type Props = Omit<Conflict, "stored"> & {
  /** Takes the stored state with these values over it; null: as it is. */
  onTake: (values: Values | null) => void;
  onLater: () => void;
};

/** Shows the form's text beside the stored one, field by field, and the ways to go on. Nothing is lost unwanted. */
export function ConflictDialog({ heading, explanation, found, onTake, onLater }: Props) {
  const mine = Object.fromEntries(found.map((each) => [each.name, each.mine]));
  const both = found.some(({ changedByMe }) => changedByMe) && found.some(({ changedThere }) => changedThere);
  const together = both ? merged(found) : null;
  return (
    <Dialog heading={heading} className={styles.dialog} onClose={onLater}>
      <p>{explanation}</p>
      <ul className={styles.differences}>
        {found.map((difference) => (
          <FieldDifference key={difference.name} {...difference} />
        ))}
      </ul>
      <div className={styles.actions}>
        {together && (
          <Button buttonStyle="primary" onClick={() => onTake(together)}>
            Beides zusammenführen
          </Button>
        )}
        <Button buttonStyle={together ? "secondary" : "primary"} onClick={() => onTake(mine)}>
          Meinen Stand übernehmen
        </Button>
        <Button buttonStyle="secondary" onClick={() => onTake(null)}>
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
    ["Ihr Text", asText(field, mine), "after"],
    ["Gespeicherter Text", asText(field, stored), "before"],
  ] as const;
  const { ComparedText } = markdown;
  const compared = { before: asText(field, stored), after: asText(field, mine), tag: "mark", isWhole: false } as const;
  return (
    <li>
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.texts}>
        {texts.map(([name, text, shown]) =>
          ComparedText && text && field.admin?.custom?.isMarkdown ? (
            <div key={name} className={styles.text}>
              <span>{name}</span>
              <ComparedText {...compared} shown={shown} label={name} />
            </div>
          ) : (
            <label key={name} className={styles.text}>
              <span>{name}</span>
              <textarea readOnly rows={Math.min(8, text.split("\n").length + 1)} value={text} placeholder="(leer)" />
            </label>
          ),
        )}
      </div>
    </li>
  );
}
