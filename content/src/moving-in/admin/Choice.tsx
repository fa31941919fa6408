import type { ReactNode } from "react";
import styles from "./moving.module.css";

type Props = {
  /** Of a group of which one is chosen; without it each is chosen by itself. */
  name?: string;
  label: ReactNode;
  hint?: string;
  isChosen: boolean;
  onChoose: () => void;
};

/** One of several things that can be chosen, with words about it. */
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
