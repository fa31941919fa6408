"use client";

import { Button } from "@payloadcms/ui";
import styles from "./editing.module.css";

/** Why what stands in the form is not saved. */
export type Trouble =
  | { kind: "signed-out" }
  | { kind: "unreachable" }
  | { kind: "taken"; by: string }
  | { kind: "conflict"; message: string };

function sentence(trouble: Trouble, asDraft: boolean): string {
  if (trouble.kind === "signed-out") {
    const saved = asDraft ? "als Entwurf gespeichert, und Sie können ihn veröffentlichen" : "gespeichert";
    return `Sie sind nicht mehr angemeldet. Ihr Text ist sicher: Er steht noch hier und in diesem Browser. Melden Sie sich in einem neuen Tab an: Danach wird er von selbst ${saved}.`;
  }
  if (trouble.kind === "unreachable") {
    return "Das Redaktionssystem ist gerade nicht zu erreichen. Ihr Text steht noch hier und in diesem Browser; er wird gespeichert, sobald es wieder antwortet.";
  }
  if (trouble.kind === "taken") {
    return `${trouble.by} bearbeitet diesen Eintrag jetzt. Was Sie hier schreiben, wird erst gespeichert, wenn der Eintrag wieder frei ist; es bleibt in diesem Browser aufgehoben.`;
  }
  return trouble.message;
}

type Props = {
  trouble: Trouble;
  /** Whether the form saves itself, as a draft. */
  asDraft: boolean;
  onCompare: () => void;
};

/** Stays in view, however long the form is, until what it says is over. */
export function EditingNotice({ trouble, asDraft, onCompare }: Props) {
  return (
    <div className={styles.notice} role="alert" data-trouble>
      <p>{sentence(trouble, asDraft)}</p>
      {trouble.kind === "signed-out" && (
        <Button buttonStyle="primary" el="anchor" url="/admin/login" newTab>
          Neu anmelden
        </Button>
      )}
      {trouble.kind === "conflict" && (
        <Button buttonStyle="primary" onClick={onCompare}>
          Stände vergleichen
        </Button>
      )}
    </div>
  );
}
