"use client";

import type { ReactNode } from "react";
import styles from "./forms.module.css";

type Props = { kind: "error" | "done"; children: ReactNode };

/** Shows the result of a form for as long as it holds, and has it read out. */
export function Message({ kind, children }: Props) {
  return (
    <div className={kind === "error" ? styles.error : styles.done} role={kind === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
