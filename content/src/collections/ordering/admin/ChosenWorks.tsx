"use client";

import { Button, FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from "@payloadcms/ui";
import type { RelationshipFieldClientComponent } from "payload";
import { useEffect, useRef, useState } from "react";
import type { Choice, Group } from "../../../fields/choosing/choice.ts";
import { EntryChooser } from "../../../fields/choosing/EntryChooser.tsx";
import { useChosen } from "../../../fields/choosing/useChoices.ts";
import { moved } from "../numbers.ts";
import { OrderList } from "./OrderList.tsx";
import type { Row } from "./OrderRow.tsx";
import styles from "./ordering.module.css";

const GROUPS: Group[] = ["projects"];

const keyOf = (id: number) => `projects/${id}`;

const idOf = (key: string) => Number(key.split("/").at(-1));

/** Why visitors do not see a project on the landing page. */
function reasonOf({ hidden, thumbnail }: Choice): string | undefined {
  if (hidden === "Papierkorb") return "Im Papierkorb: steht nicht auf der Startseite";
  if (hidden) return "Entwurf: steht nicht auf der Startseite";
  return thumbnail ? undefined : "Ohne Bild: steht nicht auf der Startseite";
}

/** Projects that are chosen by their pictures, as tiles in their order. */
export const ChosenWorks: RelationshipFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, showError, path, disabled } = useField<number[] | null>({ potentiallyStalePath: given });
  const ids = value ?? [];
  const choices = useChosen(GROUPS, ids.map(keyOf));
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  const [before, setBefore] = useState<number[] | null>(null);
  const undo = useRef<HTMLSpanElement>(null);
  const locked = Boolean(readOnly || disabled);
  const most = field.maxRows ?? Number.POSITIVE_INFINITY;

  const entries = ids.map((id): Row & { id: number } => {
    const choice = choices?.find(({ key }) => key === keyOf(id));
    const tile = { id, title: choice?.title ?? "…", draft: false };
    return choice ? { ...tile, thumbnail: choice.thumbnail ?? null, note: reasonOf(choice) } : tile;
  });
  const titleOf = (id: Row["id"]) => `„${entries.find((entry) => entry.id === id)?.title}“`;

  // The button that took it out is gone.
  useEffect(() => {
    if (before) undo.current?.querySelector("button")?.focus();
  }, [before]);

  function change(next: number[], words: string, former: number[] | null = null): void {
    setValue(next);
    setSaid(words);
    setBefore(former);
  }

  function move(id: Row["id"], next: Row["id"] | null): void {
    const order = moved(entries, id, next)?.map((entry) => entry.id) ?? ids;
    change(order, `${titleOf(id)} ist jetzt ${order.indexOf(Number(id)) + 1}. von ${order.length}.`);
  }

  function remove(id: Row["id"]): void {
    change(
      ids.filter((each) => each !== id),
      `${titleOf(id)} ist herausgenommen.`,
      ids,
    );
  }

  return (
    <div id={`field-${path}`} className={`${fieldBaseClass} ${showError ? "error" : ""}`}>
      <FieldLabel label={field.label} path={path} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        {locked ? (
          <OrderList entries={entries} onMove={() => {}} />
        ) : (
          <OrderList entries={entries} onMove={move} onRemove={remove} />
        )}
        <div className={styles.after}>
          <p role="status">{said}</p>
          {before && (
            <span ref={undo}>
              <Button size="small" buttonStyle="secondary" margin={false} onClick={() => change(before, "Wieder da.")}>
                Rückgängig
              </Button>
            </span>
          )}
          <Button size="medium" buttonStyle="secondary" margin={false} disabled={locked} onClick={() => setOpen(true)}>
            Projekte auswählen
          </Button>
        </div>
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
      {open && (
        <EntryChooser
          heading="Projekte auswählen"
          label="Projekt suchen"
          groups={GROUPS}
          chosen={ids.map(keyOf)}
          most={most}
          onClose={() => setOpen(false)}
          onChoose={(keys) => {
            setOpen(false);
            change(keys.map(idOf), `${keys.length} ausgewählt.`);
          }}
        />
      )}
    </div>
  );
};
