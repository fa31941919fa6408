"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChoicePicture } from "../../../fields/choosing/ChoicePicture.tsx";
import frame from "../../../fields/choosing/choosing.module.css";
import { Thumbnail } from "../../../uploads/admin/thumbnails/Thumbnail.tsx";
import type { Thumbnail as Picture } from "../../../uploads/thumbnails.ts";
import styles from "./ordering.module.css";

export type Direction = "up" | "down";

const ARROWS = [
  { direction: "up", words: "nach oben", path: "M8 13V3M3.5 7.5 8 3l4.5 4.5" },
  { direction: "down", words: "nach unten", path: "M8 3v10M3.5 8.5 8 13l4.5-4.5" },
] as const;

/** Of tiles, which stand beside each other. */
const ARROWS_OF_TILES = [
  { direction: "up", words: "nach vorn", path: "M13 8H3M7.5 3.5 3 8l4.5 4.5" },
  { direction: "down", words: "nach hinten", path: "M3 8h10M8.5 3.5 13 8l-4.5 4.5" },
] as const;

const CROSS = "M4 4l8 8M12 4l-8 8";

/** An entry of a list. It moves among those of its own group, and not at all where that is null. */
export type Row = {
  id: number | string;
  title: string;
  draft: boolean;
  group?: string | null;
  /** Its form, or where else it comes from. */
  href?: string | undefined;
  note?: string | undefined;
  /** Whether visitors do not see it in the menu. */
  isHidden?: boolean;
  thumbnail?: Picture | null;
};

type Props = {
  entry: Row;
  first: boolean;
  last: boolean;
  onStep: (id: Row["id"], direction: Direction) => void;
  /** Makes a tile of it, which can be taken out. */
  onRemove?: ((id: Row["id"]) => void) | undefined;
};

/** An entry with a handle for pointers and a button for each direction. */
export function OrderRow({ entry, first, last, onStep, onRemove }: Props) {
  const { id, title, draft, group, href, note, thumbnail } = entry;
  const isFixed = group === null;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    data: { group },
    disabled: isFixed,
    transition: matchMedia("(prefers-reduced-motion: reduce)").matches ? null : undefined,
  });
  const blocked = { up: first, down: last };
  const arrows = onRemove ? ARROWS_OF_TILES : ARROWS;
  const shape = onRemove ? styles.tile : styles.row;
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${shape} ${styles.dragged}` : shape}
      data-fixed={isFixed || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span ref={setActivatorNodeRef} className={styles.handle} {...listeners} aria-hidden="true" data-handle={id}>
        <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
          <path d="M5 2h2v2H5zm4 0h2v2H9zM5 7h2v2H5zm4 0h2v2H9zm-4 5h2v2H5zm4 0h2v2H9z" />
        </svg>
      </span>
      {thumbnail !== undefined && !onRemove && <Thumbnail picture={thumbnail} />}
      {onRemove && (
        <span className={`${frame.picture} ${styles.picture}`}>
          {thumbnail !== undefined && <ChoicePicture thumbnail={thumbnail} />}
        </span>
      )}
      <span className={styles.title}>
        {href ? <a href={href}>{title}</a> : title}
        {(note || draft) && <span className={styles.note}>{note ?? "Entwurf"}</span>}
      </span>
      {(isFixed ? [] : arrows).map(({ direction, words, path }) => (
        <button
          key={direction}
          type="button"
          className={styles.arrow}
          aria-label={`„${title}“ ${words}`}
          aria-disabled={blocked[direction]}
          data-step={`${id} ${direction}`}
          onClick={() => !blocked[direction] && onStep(id, direction)}
        >
          <Sign path={path} />
        </button>
      ))}
      {onRemove && (
        <button
          type="button"
          className={styles.arrow}
          aria-label={`„${title}“ herausnehmen`}
          onClick={() => onRemove(id)}
        >
          <Sign path={CROSS} />
        </button>
      )}
    </li>
  );
}

const Sign = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
