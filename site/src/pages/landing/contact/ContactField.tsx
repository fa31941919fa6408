import styles from "./ContactField.module.css";
import type { Field } from "./fields.ts";

export function ContactField({
  field,
  error,
  value,
  length,
}: {
  field: Field;
  error?: string | undefined;
  value?: string | undefined;
  /** Current number of characters, if shown. */
  length?: number | undefined;
}) {
  const id = `contact-${field.name}`;
  const hintId = field.hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const attributes = {
    id,
    name: field.name,
    className: styles.input,
    defaultValue: value,
    required: true,
    minLength: field.minLength,
    // With a counter, text that is too long is kept and marked; with `maxLength` the browser would truncate it.
    maxLength: length === undefined ? field.maxLength : undefined,
    autoComplete: field.autoComplete,
    inputMode: field.inputMode,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={styles.field} data-field={field.name}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
      </label>
      {field.type === "textarea" ? (
        <textarea {...attributes} rows={6} />
      ) : (
        <input {...attributes} type={field.type} pattern={field.pattern} />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {field.hint && (
        <p id={hintId} className={styles.hint}>
          <span className={styles.words}>{field.hint}</span>
          {length !== undefined && (
            <span className={styles.count}>
              {/* One text node each: with several, React would keep changing nodes that a translator has replaced. */}
              <span aria-hidden="true">{`${length}\u00a0/\u00a0${field.maxLength}`}</span>
              <span className="visually-hidden">{` ${length} von ${field.maxLength} Zeichen`}</span>
            </span>
          )}
        </p>
      )}
    </div>
  );
}
