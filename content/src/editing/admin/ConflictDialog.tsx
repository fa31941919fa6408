"use client";

import { Button } from "@payloadcms/ui";
import { germanTime } from "../../platform/process/german-time.ts";
import { markdown } from "../../ui/compared-text.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { asText, type EditedField, type Values } from "../../ui/form-fields.ts";
import { type Difference, differences } from "./compare.ts";
import styles from "./editing.module.css";

type Props = {
  fields: EditedField[];
  mine: Values;
  stored: Values;
  me: string | undefined;
  isKept: boolean;
  onChoose: (side: "mine" | "stored") => void;
  onLater: () => void;
};

/** Shows the form beside the stored version, field by field, to choose one. Neither is lost. */
export function ConflictDialog({ fields, mine, stored, me, isKept, onChoose, onLater }: Props) {
  const { lastEditor, updatedAt } = stored;
  const isMe = Boolean(lastEditor) && lastEditor === me;
  const who = isMe ? "Ihnen in einem anderen Fenster" : String(lastEditor || "jemand anderem");
  const kept = isKept ? "Der andere bleibt unter „Versionen“." : "Kopieren Sie vorher, was Sie vom anderen brauchen.";
  return (
    <Dialog
      heading={`Inzwischen geändert von ${who}, ${germanTime(String(updatedAt))}`}
      className={styles.dialog}
      onClose={onLater}
    >
      <p className={styles.intro} tabIndex={-1} data-first-focus>
        Ihr Text ist noch nicht gespeichert. Entscheiden Sie, welcher Stand gelten soll. {kept}
      </p>
      <ul className={styles.differences}>
        {differences(fields, mine, stored).map((difference) => (
          <FieldDifference key={difference.name} {...difference} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button buttonStyle="primary" onClick={() => onChoose("mine")}>
          Meinen Stand übernehmen
        </Button>
        <Button buttonStyle="secondary" onClick={() => onChoose("stored")}>
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
        {texts.map(([name, text, shown]) => (
          <div key={name} className={styles.text}>
            <h4>{name}</h4>
            {ComparedText && text && field.admin?.custom?.isMarkdown ? (
              <ComparedText {...compared} shown={shown} label={name} />
            ) : (
              <p>{text || "(leer)"}</p>
            )}
          </div>
        ))}
      </div>
    </li>
  );
}
