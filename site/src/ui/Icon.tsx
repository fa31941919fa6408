import type { IconName } from "@schaufenster/contract/icons";
import styles from "./Icon.module.css";
import { iconClass } from "./icon-class.ts";

/**
 * One of the site's own icons, hidden from assistive technology since its label is beside it.
 * @param drawing one of drawings/; its size in px is for browsers that ignore the styles (styles/reset.css)
 */
export function Icon({ drawing }: { drawing: string }) {
  return (
    <svg className={styles.icon} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}

/** An editor's icon, drawn by its class (styles/editor-icons/); hidden from assistive technology. */
export function EditorIcon({ name }: { name: IconName }) {
  return <span className={iconClass(name)} aria-hidden="true" />;
}
