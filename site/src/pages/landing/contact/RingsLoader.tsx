import styles from "./RingsLoader.module.css";

/** Three rotating rings, shown instead of the button during a submission (spec §2 and §4). */
export function RingsLoader() {
  return (
    <div className={styles.loader}>
      <svg className={styles.rings} width="52" height="52" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
        <circle r="29" pathLength="100" />
        <circle r="20" pathLength="100" />
        <circle r="11" pathLength="100" />
      </svg>
      <span>Ihre Nachricht ist unterwegs …</span>
    </div>
  );
}
