"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { MouseEvent } from "react";
import { ChoicePicture } from "../../../fields/choosing/ChoicePicture.tsx";
import frame from "../../../fields/choosing/choosing.module.css";
import type { Thumbnail as Picture } from "../../../files/thumbnails.ts";
import styles from "./ordering.module.css";

export type Direction = "up" | "down";

const ARROWS = [
  { direction: "up", words: "nach oben", path: "M8 13V3M3.5 7.5 8 3l4.5 4.5" },
  { direction: "down", words: "nach unten", path: "M8 3v10M3.5 8.5 8 13l4.5-4.5" },
] as const;

/** A row; it can move within its group, or not at all if that is null. */
export type Row = {
  id: number | string;
  title: string;
  draft: boolean;
  group?: string | null;
  href?: string | undefined;
  note?: string | undefined;
  isHidden?: boolean;
  /** Its position; null if it isn't part of the order. */
  number?: number | null;
  thumbnail?: Picture | null;
};

/** A button for an entry: its label follows the title, its icon is a path of 16 by 16 units. */
export type Action = { words: string; path: string; act: () => void; step?: string; isBlocked?: boolean };

type Props = {
  entry: Row;
  first: boolean;
  last: boolean;
  onStep: (id: Row["id"], direction: Direction) => void;
  onOpen?: ((id: Row["id"]) => void) | undefined;
  actions?: Action[] | undefined;
};

/** A row with a drag handle, up and down buttons, and its actions. */
export function OrderRow({ entry, first, last, onStep, onOpen, actions = [] }: Props) {
  const { id, title, draft, group, href, note, number, thumbnail } = entry;
  const isFixed = group === null || number === null;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    data: { group },
    disabled: isFixed,
    transition: matchMedia("(prefers-reduced-motion: reduce)").matches ? null : undefined,
  });
  const steps = (isFixed ? [] : ARROWS).map(({ direction, ...arrow }) => ({
    ...arrow,
    step: `${id} ${direction}`,
    isBlocked: direction === "up" ? first : last,
    act: () => onStep(id, direction),
  }));

  function open(event: MouseEvent): void {
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  }

  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${styles.row} ${styles.dragged}` : styles.row}
      data-fixed={isFixed || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span ref={setActivatorNodeRef} className={styles.handle} {...listeners} aria-hidden="true" data-handle={id}>
        <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
          <path d="M5 2h2v2H5zm4 0h2v2H9zM5 7h2v2H5zm4 0h2v2H9zm-4 5h2v2H5zm4 0h2v2H9z" />
        </svg>
      </span>
      {thumbnail !== undefined && (
        <span className={`${frame.picture} ${styles.picture}`}>
          <ChoicePicture thumbnail={thumbnail} />
        </span>
      )}
      <span className={styles.title}>
        {href ? (
          <a href={href} onClick={open}>
            {title}
          </a>
        ) : (
          title
        )}
        {(note || draft) && <span className={styles.note}>{note ?? "Entwurf"}</span>}
      </span>
      <span className={styles.buttons}>
        {[...steps, ...actions].map(({ words, path, act, step, isBlocked }) => (
          <button
            key={path}
            type="button"
            className={styles.arrow}
            title={words}
            aria-label={`„${title}“ ${words}`}
            aria-disabled={isBlocked}
            data-step={step}
            onClick={() => !isBlocked && act()}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        ))}
      </span>
    </li>
  );
}
