import { Logo } from "./Logo.tsx";
import styles from "./Preloader.module.css";

/** Shown until the initial data arrives (spec §2 and §4, page loading). */
export function Preloader() {
  return (
    <div className={styles.preloader} data-tone="ink" role="status">
      <Logo id="logo-preloader" motion="breathing" className={styles.logo} />
      <p className={styles.text}>Einen Moment, wir stellen scharf …</p>
    </div>
  );
}
