"use client";

import { createContext, type InputHTMLAttributes, use, useId } from "react";
import styles from "./forms.module.css";

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; name: string; hint?: string };

/** Why a form was refused, and the name of the field at fault. */
export type Refusal = { message: string; path?: string | undefined };

export const Refused = createContext<Refusal | null>(null);

export function TextField({ label, hint, ...input }: Props) {
  const id = useId();
  const refusal = use(Refused);
  const isRefused = refusal?.path === input.name;
  const described = [isRefused && `${id}-refusal`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={isRefused || undefined} aria-describedby={described || undefined} {...input} />
      {isRefused && (
        <p id={`${id}-refusal`} className={styles.error}>
          {refusal.message}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
