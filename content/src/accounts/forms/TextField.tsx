"use client";

import type { InputHTMLAttributes } from "react";
import { useId } from "react";
import styles from "./forms.module.css";

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; name: string; hint?: string };

/** An input with its label and, if need be, a sentence below it. */
export function TextField({ label, hint, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...input} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
