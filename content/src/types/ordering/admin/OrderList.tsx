"use client";

import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useEffect, useId, useRef, useState } from "react";
import { type Action, type Direction, OrderRow, type Row } from "./OrderRow.tsx";
import styles from "./ordering.module.css";

const DRAG_FROM_PX = 4;

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const nearestOfGroup: CollisionDetection = ({ active, droppableContainers, ...others }) => {
  const isOfGroup = ({ data }: { data: typeof active.data }) => data.current?.group === active.data.current?.group;
  return closestCenter({ active, droppableContainers: droppableContainers.filter(isOfGroup), ...others });
};

const silent = () => undefined;

/** Silences dnd-kit: keyboards use the buttons, whose results are announced in German. */
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: "" },
};

type Props = {
  entries: Row[];
  onMove: (id: Row["id"], before: Row["id"] | null) => void;
  onOpen?: (id: Row["id"]) => void;
  actionsOf?: (id: Row["id"]) => Action[];
};

/** Makes Escape cancel the drag instead of closing the dialog, which intercepts keys: forwards it to dnd-kit. */
function useEscape(dragging: boolean): void {
  useEffect(() => {
    if (!dragging) return;
    const hand = (event: KeyboardEvent) => {
      if (event.code !== "Escape" || event.target === document) return;
      event.preventDefault();
      event.stopPropagation();
      document.dispatchEvent(new KeyboardEvent("keydown", { code: "Escape" }));
    };
    window.addEventListener("keydown", hand, true);
    return () => window.removeEventListener("keydown", hand, true);
  }, [dragging]);
}

/** A list whose entries are moved by dragging or with buttons. */
export function OrderList({ entries, onMove, onOpen, actionsOf }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [dragging, setDragging] = useState(false);
  useEscape(dragging);
  const pressed = useRef<string | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }));
  const place = (id: unknown) => entries.findIndex((entry) => entry.id === id);
  const idAt = (at: number) => entries[at]?.id ?? null;

  // A row that moves in the DOM loses the focus, and with it the next key press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useEffect(() => {
    if (pressed.current) list.current?.querySelector<HTMLElement>(`[data-step="${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [entries]);

  function step(id: Row["id"], direction: Direction): void {
    pressed.current = `${id} ${direction}`;
    const at = place(id);
    onMove(id, direction === "up" ? idAt(at - 1) : idAt(at + 2));
  }

  function drop({ active, over }: DragEndEvent): void {
    setDragging(false);
    const [from, to] = [place(active.id), place(over?.id)];
    if (to >= 0 && from !== to) onMove(active.id, idAt(to > from ? to + 1 : to));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestOfGroup}
      modifiers={[upAndDown]}
      accessibility={accessibility}
      id={useId()}
      onDragStart={() => setDragging(true)}
      onDragCancel={() => setDragging(false)}
      onDragEnd={drop}
    >
      <SortableContext items={entries} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={styles.list}>
          {entries.map((entry, at) => (
            <OrderRow
              key={entry.id}
              entry={entry}
              first={entries[at - 1]?.group !== entry.group || at === 0}
              last={entries[at + 1]?.group !== entry.group || at === entries.length - 1}
              onStep={step}
              onOpen={onOpen}
              actions={actionsOf?.(entry.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
