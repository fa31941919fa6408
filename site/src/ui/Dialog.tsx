import type { ReactNode, RefObject } from "react";
import { Button } from "./Button.tsx";
import styles from "./Dialog.module.css";
import { Icon } from "./Icon.tsx";
import { closes } from "./invoker.ts";

/** `small` for a list of links, `middle` for a notice, `wide` for a picture, `long` for a legal text that scrolls. */
export type DialogSize = "small" | "middle" | "wide" | "long";

/** How a dialog was closed, its `returnValue` (spec §4): by the button at its foot, or by X, Escape or a press outside. */
export type DialogResult = "close" | "dismiss";

const CLOSE: DialogResult = "close";
const DISMISS: DialogResult = "dismiss";

/**
 * A modal dialog that opens and closes without script (invoker commands; Escape and a press outside close it too).
 *
 * @param id what `opens(id)` on a button refers to
 * @param closeLabel words of the button at its foot; without them there is only the X
 * @param busy its content is still on its way
 */
export function Dialog({
  id,
  title,
  size,
  closeLabel,
  busy = false,
  onClose,
  children,
  ref,
}: {
  id: string;
  title: string;
  size: DialogSize;
  closeLabel?: string;
  busy?: boolean;
  onClose?: () => void;
  children: ReactNode;
  ref?: RefObject<HTMLDialogElement | null>;
}) {
  const titleId = `${id}-titel`;
  return (
    <dialog
      id={id}
      ref={ref}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      closedby="any"
      onClose={({ currentTarget }) => {
        // Escape and a press outside bring no value.
        currentTarget.returnValue ||= DISMISS;
        onClose?.();
      }}
    >
      <div className={styles.sheet} data-tone="paper">
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={`${title} schließen`}
            value={DISMISS}
            {...closes(id)}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {closeLabel && (
          <footer className={styles.foot}>
            <Button value={CLOSE} {...closes(id)}>
              {closeLabel}
            </Button>
          </footer>
        )}
      </div>
    </dialog>
  );
}

/**
 * Opens a dialog from script.
 *
 * @param opener gets the focus back when the dialog closes; Safari focuses no link that is clicked
 */
export function showDialog(dialog: HTMLDialogElement, opener: HTMLElement | null): void {
  opener?.focus({ preventScroll: true });
  dialog.returnValue = "";
  if (!dialog.open) dialog.showModal();
}
