"use client";

import styles from "./field.module.css";
import type { TextEditorProps } from "./text-editor-props.ts";

type Props = Omit<TextEditorProps, "insert" | "headings" | "series"> & {
  hint?: boolean;
  /** Whether it replaces an editor that failed to load. */
  failed?: boolean;
};

/** The Markdown source, on demand or if the editor can't be loaded. */
export function PlainText(props: Props) {
  const { id, path, text, onChange, readOnly, rows, labelledBy, describedBy, required, invalid, hint, failed } = props;
  return (
    <div className="textarea-outer">
      {failed && (
        <p role="status" className={styles.note}>
          Der Editor konnte nicht geladen werden. Hier steht der Text, wie er gespeichert ist; Sie können ihn auch so
          {readOnly ? " lesen" : " bearbeiten"}. Laden Sie die Seite später neu.
        </p>
      )}
      <textarea
        id={id}
        name={path}
        value={text}
        rows={rows}
        disabled={readOnly}
        aria-labelledby={labelledBy}
        aria-describedby={hint ? `${describedBy} ${id}-signs` : describedBy}
        aria-required={required}
        aria-invalid={invalid}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-signs`} className={styles.note}>
          Leerzeile: neuer Absatz. **fett**, *kursiv*, „- “ am Zeilenanfang für Listen, [Text](https://…) für Links, ##
          für Überschriften.
        </p>
      )}
    </div>
  );
}
