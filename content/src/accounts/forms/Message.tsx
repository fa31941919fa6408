"use client";

import type { ReactNode } from "react";
import styles from "./forms.module.css";

type Props = { kind: "error" | "done"; children: ReactNode };

/** What came of it, for as long as it holds, and read out. */
export function Message({ kind, children }: Props) {
  return (
    <div className={kind === "error" ? styles.error : styles.done} role={kind === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
