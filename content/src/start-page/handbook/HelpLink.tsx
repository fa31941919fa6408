"use client";

import { usePathname } from "next/navigation";
import spoken from "../../ui/spoken.module.css";
import { HANDBOOK_PATH, helpFor } from "./chapters.ts";
import styles from "./handbook.module.css";

/** Link to the handbook's chapter about the current page, in a new tab. */
export function HelpLink() {
  const pathname = usePathname();
  if (pathname === HANDBOOK_PATH) return null;
  return (
    <a className={styles.help} href={helpFor(pathname)} target="_blank" rel="noopener">
      Hilfe<span className={spoken.spoken}> in einem neuen Tab</span>
    </a>
  );
}
