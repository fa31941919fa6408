"use client";

import { Button } from "@payloadcms/ui";
import { WORKS_MAX } from "@schaufenster/contract/landing-works";
import { useEffect, useRef, useState } from "react";
import type { Group } from "../../fields/choosing/choice.ts";
import { EntryChooser } from "../../fields/choosing/EntryChooser.tsx";
import { hrefOf } from "../../ui/kinds.ts";
import { OrderList } from "../ordering/admin/OrderList.tsx";
import type { Action, Row } from "../ordering/admin/OrderRow.tsx";
import { type Task, useOrder } from "../ordering/admin/useOrder.ts";
import type { OrderedEntry } from "../ordering/read-order.ts";
import styles from "./sections.module.css";
import { markOf, type Opened, SECTIONS, type SectionName } from "./sections.ts";

const GROUPS: Group[] = ["projects"];

const EYE = "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z";
const SIGNS = { show: EYE, hide: `${EYE}M2.5 2l11 12`, remove: "M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9" };

type Props = {
  name: SectionName;
  /** Changes when entries may have changed elsewhere. */
  version: number;
  onOpen: (href: string, opened: Opened) => void;
  onStored: () => void;
};

/** A section of the landing page, whose entries are moved, hidden, removed and added here. */
export function Section({ name, version, onOpen, onStored }: Props) {
  const { heading, hint, order, add: addWords, out, into, others: headed, all } = SECTIONS[name];
  const { collection } = order;
  const { entries, said, move, run } = useOrder(order, version, onStored);
  const [choosing, setChoosing] = useState(false);
  const undo = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const rows = (entries ?? []).map((row): Row & { entry?: OrderedEntry } => {
    if (name === "menue") return row; // it also contains rows that aren't entries
    const entry = row as OrderedEntry;
    return { ...row, entry, draft: false, href: hrefOf(collection, entry.id), note: markOf(entry, name) };
  });
  const isPlaced = ({ number, isHidden }: Row) => number !== null && !isHidden;
  const [placed, others] = [rows.filter(isPlaced), rows.filter((row) => !isPlaced(row))];

  // Moves the focus, since the pressed button may be gone.
  useEffect(() => {
    if (said.undo) undo.current?.querySelector("button")?.focus();
  }, [said]);

  function takeBack(): void {
    end.current?.querySelector("button")?.focus();
    said.undo?.();
  }

  const place = (id: Row["id"], before: Row["id"] | null, isOut = false): Task => ({
    given: { ...order, id, before, out: isOut },
  });

  function actionsOf(id: Row["id"]): Action[] {
    const at = placed.findIndex((row) => row.id === id);
    const entry = rows.find((row) => row.id === id)?.entry;
    if (!entry) return [];
    const { title, number, isPublic, draft } = entry;

    /** An action that reports its result and can be undone. */
    const action = (words: string, path: string, said: string, task: Task, back: Task | null): Action => ({
      words,
      path,
      act: () => run([task], () => `„${title}“ ${said}.`, back && (() => run([back], () => "Rückgängig gemacht."))),
    });
    const change = (given: object, query = ""): Task => ({ path: `/${collection}/${id}${query}`, given });
    const [show, hide] = [change({ _status: "published" }), change({ _status: "draft" })];
    const [enter, leave] = [place(id, null), place(id, null, true)];
    // Undo must not publish a draft.
    const status = isPublic && !draft ? "published" : "draft";
    const restore = change({ deletedAt: null, _status: status }, "?trash=true");

    const eye =
      number === null
        ? action(into ?? "", SIGNS.show, "ist jetzt dabei", enter, leave)
        : out
          ? action(out, SIGNS.hide, "ist herausgenommen", leave, place(id, placed[at + 1]?.id ?? null))
          : isPublic
            ? action("von der Website nehmen", SIGNS.hide, "ist nicht mehr auf der Website", hide, draft ? null : show)
            : action("veröffentlichen", SIGNS.show, "ist auf der Website", show, hide);
    const remove = change({ deletedAt: new Date().toISOString() });
    return out ? [eye] : [eye, action("in den Papierkorb legen", SIGNS.remove, "ist im Papierkorb", remove, restore)];
  }

  function open(id: Row["id"]): void {
    const { href = "", entry } = rows.find((row) => row.id === id) ?? {};
    onOpen(href, { preview: entry?.preview, isSlide: name === "slider" });
  }

  function add(): void {
    const slideId = (placed.at(-1)?.number ?? 0) + 10;
    onOpen(hrefOf(collection, "create"), name === "slider" ? { initialData: { slideId }, isSlide: true } : {});
  }

  function choose(keys: string[]): void {
    setChoosing(false);
    const ids = keys.map((key) => Number(key.split("/").at(-1)));
    const gone = placed.filter(({ id }) => !ids.includes(Number(id))).map(({ id }) => place(id, null, true));
    const more = ids.filter((id) => placed.every((row) => row.id !== id)).map((id) => place(id, null));
    run([...gone, ...more], (shown) => `${shown.length} ausgewählt.`);
  }

  return (
    <section className={styles.section} aria-labelledby={`section-${name}`}>
      <h2 id={`section-${name}`}>{heading}</h2>
      <p className={styles.hint}>{hint}</p>
      {entries && placed.length === 0 && (
        <p>{addWords ? "Hier gibt es noch nichts." : "Zurzeit ist nichts ausgewählt."}</p>
      )}
      {entries && <OrderList entries={placed} onMove={move} onOpen={open} actionsOf={actionsOf} />}
      {others.length > 0 && <h3 className={styles.others}>{headed}</h3>}
      {others.length > 0 && <OrderList entries={others} onMove={move} onOpen={open} actionsOf={actionsOf} />}
      <div ref={undo} className={styles.said}>
        <p className={said.failed ? styles.failure : undefined} role={said.failed ? "alert" : "status"}>
          {entries || said.failed ? said.words : "Die Einträge werden gelesen …"}
        </p>
        {said.undo && (
          <Button size="medium" buttonStyle="secondary" margin={false} onClick={takeBack}>
            Rückgängig
          </Button>
        )}
      </div>
      <div ref={end} className={styles.end}>
        <Button size="medium" margin={false} onClick={() => (addWords ? add() : setChoosing(true))}>
          {addWords ?? "Projekte auswählen"}
        </Button>
        <a href={`/admin/collections/${collection}`}>{all}</a>
      </div>
      {choosing && (
        <EntryChooser
          heading="Projekte auswählen"
          label="Projekt suchen"
          groups={GROUPS}
          chosen={placed.map(({ id }) => `projects/${id}`)}
          most={WORKS_MAX}
          onClose={() => setChoosing(false)}
          onChoose={choose}
        />
      )}
    </section>
  );
}
