"use client";

import type { ReactNode } from "react";
import styles from "./forms.module.css";

type Props = { kind: "error" | "done"; children: ReactNode };

export function Message({ kind, children }: Props) {
  return (
    <div className={kind === "error" ? styles.error : styles.done} role={kind === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
