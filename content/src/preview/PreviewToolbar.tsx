"use client";

import styles from "./preview.module.css";
import { type PreviewWidth, WIDTHS } from "./widths.ts";

type Props = {
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  onWindow: () => void;
  loading: boolean;
};

/** Above the preview: how wide it is, and a window of its own. */
export function PreviewToolbar({ width, onWidth, onWindow, loading }: Props) {
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
      <span className={styles.state}>{loading && "Wird aktualisiert …"}</span>
      <button type="button" className={styles.width} onClick={onWindow}>
        In eigenem Fenster
      </button>
    </div>
  );
}
