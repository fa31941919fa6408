import type { Html } from "../content/domain.ts";
import styles from "./Prose.module.css";

/** Text from the content system; `Html` is already sanitised. */
export function Prose({ html, className }: { html: Html; className?: string | undefined }) {
  if (html === "") return null;
  return (
    <div
      className={className ? `${styles.prose} ${className}` : styles.prose}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
