"use client";

import { Button } from "@payloadcms/ui";
import styles from "./editing.module.css";

/** Why what stands in the form is not saved. */
export type Trouble =
  | { kind: "signed-out" }
  | { kind: "unreachable" }
  | { kind: "taken"; by: string }
  | { kind: "conflict"; message: string };

function sentence(trouble: Trouble): string {
  if (trouble.kind === "signed-out") {
    return "Sie sind nicht mehr angemeldet. Ihr Text steht noch hier und in diesem Browser. Melden Sie sich in einem neuen Tab an: Danach wird er von selbst gespeichert.";
  }
  if (trouble.kind === "unreachable") {
    return "Das Redaktionssystem ist gerade nicht zu erreichen. Ihr Text steht noch hier und in diesem Browser; er wird gespeichert, sobald es wieder antwortet.";
  }
  if (trouble.kind === "taken") {
    return `${trouble.by} bearbeitet diesen Eintrag jetzt. Was Sie hier schreiben, wird erst gespeichert, wenn der Eintrag wieder frei ist; es bleibt in diesem Browser aufgehoben.`;
  }
  return trouble.message;
}

/** Stays above the form until what it says is over. */
export function EditingNotice({ trouble, onCompare }: { trouble: Trouble; onCompare: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <p>{sentence(trouble)}</p>
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
