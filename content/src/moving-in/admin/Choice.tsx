import type { ReactNode } from "react";
import styles from "./moving.module.css";

type Props = {
  /** Name of a radio group; without it the choice is a checkbox. */
  name?: string;
  label: ReactNode;
  hint?: string;
  isChosen: boolean;
  onChoose: () => void;
};

export function Choice({ name, label, hint, isChosen, onChoose }: Props) {
  const kind = name === undefined ? { type: "checkbox" } : { type: "radio", name, required: true };
  return (
    <label className={styles.choice}>
      <input {...kind} checked={isChosen} onChange={onChoose} />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
