"use client";

import { Button } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { hrefOf } from "../../admin/kinds.ts";
import type { Group } from "../../fields/choosing/choice.ts";
import { EntryChooser } from "../../fields/choosing/EntryChooser.tsx";
import { OrderList } from "../ordering/admin/OrderList.tsx";
import type { Action, Row } from "../ordering/admin/OrderRow.tsx";
import { type Task, useOrder } from "../ordering/admin/useOrder.ts";
import type { OrderedEntry } from "../ordering/read-order.ts";
import { MOST_WORKS } from "../ordering/works.ts";
import type { Opened } from "./Sections.tsx";
import styles from "./sections.module.css";
import { markOf, SECTIONS, type SectionName } from "./sections.ts";

const GROUPS: Group[] = ["projects"];

const EYE = "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z";
const SIGNS = { show: EYE, hide: `${EYE}M2.5 2l11 12`, remove: "M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9" };

type Props = {
  name: SectionName;
  level: 1 | 2;
  /** Another one when entries may have changed elsewhere. */
  version: number;
  onOpen: (opened: Opened) => void;
  onStored: () => void;
};

/** A section of the landing page: its entries in their order, which are moved, hidden, removed and added here. */
export function Section({ name, level, version, onOpen, onStored }: Props) {
  const { heading, hint, order, add, out, into, others: headed, all } = SECTIONS[name];
  const { collection } = order;
  const { entries, said, move, run } = useOrder(order, version, onStored);
  const [choosing, setChoosing] = useState(false);
  const undo = useRef<HTMLDivElement>(null);
  const rows = ((entries ?? []) as OrderedEntry[]).map((entry) => ({
    ...entry,
    draft: false,
    href: hrefOf(collection, entry.id),
    note: markOf(entry, name),
    entry,
  }));
  const placed = rows.filter(({ number }) => number !== null);
  const others = rows.filter(({ number }) => number === null);
  const Heading = `h${level}` as const;

  // The button that was pressed may be gone.
  useEffect(() => {
    if (said.undo) undo.current?.querySelector("button")?.focus();
  }, [said]);

  const place = (id: number, before: number | null, isOut = false): Task => ({
    given: { ...order, id, before, out: isOut },
  });

  const change = (id: number, given: object, more = ""): Task => ({
    path: `/${collection}/${id}${more}`,
    method: "PATCH",
    given,
  });

  /** Does it, and offers to take it back. */
  function act(done: string, tasks: Task[], back?: Task[]): void {
    run(tasks, () => done, back && (() => run(back, () => "Rückgängig gemacht.")));
  }

  function actionsOf(id: Row["id"]): Action[] {
    const row = rows.find((each) => each.id === id);
    if (!row) return [];
    const { title, number, entry } = row;
    const next = placed[placed.indexOf(row) + 1]?.id ?? null;
    const show = [change(row.id, { _status: "published" })];
    const hide = [change(row.id, { _status: "draft" })];
    const actions: Action[] = [];
    if (number === null)
      actions.push({
        words: into ?? "",
        path: SIGNS.show,
        act: () => act(`„${title}“ ist jetzt dabei.`, [place(row.id, null)], [place(row.id, null, true)]),
      });
    else if (out)
      actions.push({
        words: out,
        path: SIGNS.hide,
        act: () => act(`„${title}“ ist herausgenommen.`, [place(row.id, null, true)], [place(row.id, next)]),
      });
    else if (entry.isPublic)
      actions.push({
        words: "von der Website nehmen",
        path: SIGNS.hide,
        // What is drafted must not be published by taking it back.
        act: () => act(`„${title}“ ist nicht mehr auf der Website.`, hide, entry.draft ? undefined : show),
      });
    else
      actions.push({
        words: "veröffentlichen",
        path: SIGNS.show,
        act: () => act(`„${title}“ ist auf der Website.`, show, hide),
      });
    if (out) return actions;
    const status = entry.isPublic && !entry.draft ? "published" : "draft";
    const restore = change(row.id, { deletedAt: null, _status: status }, "?trash=true");
    const remove = change(row.id, { deletedAt: new Date().toISOString() });
    actions.push({
      words: "in den Papierkorb legen",
      path: SIGNS.remove,
      act: () => act(`„${title}“ ist im Papierkorb.`, [remove], [restore]),
    });
    return actions;
  }

  function open(id: Row["id"]): void {
    const row = rows.find((each) => each.id === id);
    if (row) onOpen({ collection, id: row.id, preview: row.entry.preview, isSlide: name === "slider" });
  }

  function addNew(): void {
    const last = placed.at(-1)?.number ?? 0;
    onOpen({ collection, ...(name === "slider" && { initialData: { slideId: last + 10 }, isSlide: true }) });
  }

  function choose(keys: string[]): void {
    setChoosing(false);
    const ids = keys.map((key) => Number(key.split("/").at(-1)));
    const gone = placed.filter(({ id }) => !ids.includes(id)).map(({ id }) => place(id, null, true));
    const more = ids.filter((id) => placed.every((row) => row.id !== id)).map((id) => place(id, null));
    run([...gone, ...more], (shown) => `${shown.length} ausgewählt.`);
  }

  return (
    <section className={styles.section} aria-labelledby={`section-${name}`}>
      <Heading id={`section-${name}`}>{heading}</Heading>
      <p className={styles.hint}>{hint}</p>
      {entries && placed.length === 0 && <p>{add ? "Hier gibt es noch nichts." : "Zurzeit ist nichts ausgewählt."}</p>}
      {entries && <OrderList entries={placed} onMove={move} onOpen={open} actionsOf={actionsOf} />}
      {others.length > 0 && <h3 className={styles.others}>{headed}</h3>}
      {others.length > 0 && <OrderList entries={others} onMove={move} onOpen={open} actionsOf={actionsOf} />}
      <div ref={undo} className={styles.said}>
        <p className={said.failed ? styles.failure : undefined} role={said.failed ? "alert" : "status"}>
          {entries || said.failed ? said.words : "Die Einträge werden gelesen …"}
        </p>
        {said.undo && (
          <Button size="medium" buttonStyle="secondary" margin={false} onClick={said.undo}>
            Rückgängig
          </Button>
        )}
      </div>
      <div className={styles.end}>
        <Button size="medium" margin={false} onClick={() => (add ? addNew() : setChoosing(true))}>
          {add ?? "Projekte auswählen"}
        </Button>
        <a href={`/admin/collections/${collection}`}>{all}</a>
      </div>
      {choosing && (
        <EntryChooser
          heading="Projekte auswählen"
          label="Projekt suchen"
          groups={GROUPS}
          chosen={placed.map(({ id }) => `projects/${id}`)}
          most={MOST_WORKS}
          onClose={() => setChoosing(false)}
          onChoose={choose}
        />
      )}
    </section>
  );
}
