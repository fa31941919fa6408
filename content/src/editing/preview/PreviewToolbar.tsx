"use client";

import styles from "./preview.module.css";
import { type PreviewWidth, WIDTHS } from "./widths.ts";

/** The last clicked part, if another form edits it; "nowhere" if none does: fixed text, or filled in by the website. */
export type Clicked = { name: string; href: string } | "nowhere" | null;

type Props = {
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  onWindow: () => void;
  loading: boolean;
  clicked: Clicked;
};

/** Chooses the preview's width, or opens it in a window. */
export function PreviewToolbar({ width, onWidth, onWindow, loading, clicked }: Props) {
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
        {loading || clicked === null ? null : clicked === "nowhere" ? (
          "Das steht in keinem Feld dieses Formulars."
        ) : (
          <>
            Ein anderes Formular: <a href={clicked.href}>{clicked.name}</a>
          </>
        )}
      </span>
      <button type="button" className={styles.width} onClick={onWindow}>
        In eigenem Fenster
      </button>
    </div>
  );
}
