"use client";

import { Button } from "@payloadcms/ui";
import styles from "./editing.module.css";
import type { Trouble } from "./form-state.ts";

type Props = (Trouble | { kind: "conflict" }) & {
  /** Whether the form autosaves drafts. */
  isDraft?: boolean;
  onPress: () => void;
};

function sentence(trouble: Props): string {
  if (trouble.kind === "signed-out") {
    const saved = trouble.isDraft
      ? "wird er von selbst als Entwurf gespeichert, und Sie können ihn veröffentlichen"
      : "können Sie ihn hier speichern";
    return `Sie sind nicht mehr angemeldet. Ihr Text ist sicher: Er steht noch hier und in diesem Browser. Melden Sie sich in einem neuen Tab an: Danach ${saved}.`;
  }
  if (trouble.kind === "unreachable") {
    const then = trouble.isDraft
      ? "er wird gespeichert, sobald es wieder antwortet"
      : "speichern Sie, sobald dieser Hinweis verschwindet";
    return `Das Redaktionssystem ist gerade nicht zu erreichen. Ihr Text steht noch hier und in diesem Browser; ${then}.`;
  }
  if (trouble.kind === "taken") {
    return `${trouble.by} bearbeitet diesen Eintrag gerade. Was Sie hier schreiben, wird erst gespeichert, wenn der Eintrag wieder frei ist; es bleibt in diesem Browser aufgehoben.`;
  }
  return "Ihr Text ist noch nicht gespeichert: Der Eintrag wurde inzwischen geändert. Entscheiden Sie, was gelten soll.";
}

/** Says why the form is not saved. It stays in view until the problem is solved. */
export function EditingNotice(trouble: Props) {
  const { kind, onPress } = trouble;
  return (
    <div className={styles.notice} role="alert" data-trouble>
      <p>{sentence(trouble)}</p>
      {kind === "signed-out" && (
        <Button buttonStyle="primary" el="anchor" url="/admin/login" newTab>
          Neu anmelden
        </Button>
      )}
      {(kind === "conflict" || kind === "taken") && (
        <Button buttonStyle={kind === "taken" ? "secondary" : "primary"} onClick={onPress}>
          {kind === "taken" ? "Bearbeitung übernehmen" : "Stände vergleichen"}
        </Button>
      )}
    </div>
  );
}
