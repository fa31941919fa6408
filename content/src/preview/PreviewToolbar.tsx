"use client";

import styles from "./preview.module.css";
import { type PreviewWidth, WIDTHS } from "./widths.ts";

/** A part of the page that another form edits. */
export type Elsewhere = { name: string; href: string };

type Props = {
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  onWindow: () => void;
  loading: boolean;
  /** The part that was clicked last, if this form does not edit it. */
  elsewhere: Elsewhere | null;
};

/** Above the preview: how wide it is, and a window of its own. */
export function PreviewToolbar({ width, onWidth, onWindow, loading, elsewhere }: Props) {
  return (
    <div className={styles.toolbar}>
      {WIDTHS.map((each) => (
        <button
          key={each.label}
          type="button"
          className={styles.width}
          aria-pressed={each.width === width}
          onClick={() => onWidth(each.width)}
        >
          {each.label}
        </button>
      ))}
      <span className={styles.state} role="status">
        {loading && "Wird aktualisiert …"}
        {elsewhere && !loading && (
          <>
            Ein anderes Formular: <a href={elsewhere.href}>{elsewhere.name}</a>
          </>
        )}
      </span>
      <button type="button" className={styles.width} onClick={onWindow}>
        In eigenem Fenster
      </button>
    </div>
  );
}
