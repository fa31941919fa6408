import type { ReactNode, RefObject } from "react";
import { Button } from "./Button.tsx";
import styles from "./Dialog.module.css";
import { Sign } from "./Icon.tsx";
import { closes } from "./invoker.ts";

/** `small` for a list of links, `middle` for a notice, `long` for a legal text that scrolls. */
export type DialogSize = "small" | "middle" | "long";

/**
 * A modal dialog that opens and closes without script (invoker commands; Escape and a press outside close it too).
 *
 * @param id what `opens(id)` on a button refers to
 * @param closeLabel words of the button at its foot; without them there is only the X
 */
export function Dialog({
  id,
  title,
  size,
  closeLabel,
  children,
  ref,
}: {
  id: string;
  title: string;
  size: DialogSize;
  closeLabel?: string;
  children: ReactNode;
  ref?: RefObject<HTMLDialogElement | null>;
}) {
  const titleId = `${id}-titel`;
  return (
    <dialog id={id} ref={ref} className={styles.dialog} data-size={size} aria-labelledby={titleId} closedby="any">
      <div className={styles.sheet} data-tone="paper">
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={`${title} schließen`} {...closes(id)}>
            <Sign name="close" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {closeLabel && (
          <footer className={styles.foot}>
            <Button {...closes(id)}>{closeLabel}</Button>
          </footer>
        )}
      </div>
    </dialog>
  );
}
