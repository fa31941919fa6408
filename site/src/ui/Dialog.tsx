import type { ComponentProps, ReactNode } from "react";
import { Button } from "./Button.tsx";
import styles from "./Dialog.module.css";
import { CROSS } from "./drawings/cross.ts";
import { Icon } from "./Icon.tsx";
import { closes } from "./invoker.ts";

/** `small` for a list of links, `middle` for a notice, `wide` for a picture, `long` for a legal text. */
type DialogSize = "small" | "middle" | "wide" | "long";

/** A closed dialog's `returnValue` (spec §4): by its bottom button, or in any other way. */
export type DialogResult = "close" | "dismiss";

const CLOSE: DialogResult = "close";
const DISMISS: DialogResult = "dismiss";

export const dialogSheet = styles.sheet;

export function dialogTitleId(dialogId: string): string {
  return `${dialogId}-title`;
}

/**
 * Frame of every dialog on the site, server-rendered; dialog.ts opens and closes it. Its content has a heading with the
 * id `dialogTitleId(id)`.
 * @param dismissible whether Escape and a click outside close it
 */
export function DialogFrame({
  id,
  size,
  dismissible = true,
  ...rest
}: ComponentProps<"dialog"> & { id: string; size: DialogSize; dismissible?: boolean }) {
  return (
    <dialog
      id={id}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={dialogTitleId(id)}
      closedby={dismissible ? "any" : "none"}
      {...rest}
    />
  );
}

/**
 * A dialog with title and X above its content, which scrolls between head and foot. Without script an invoker
 * (`opens(id)`) opens it.
 * @param title empty if script fills it in
 * @param closeLabel of the bottom button; without it there is only the X
 * @param contentClass of the content's container
 * @param reading a long text, which gets the focus, so that keys scroll it (WCAG 2.1.1)
 * @param tone of its background
 * @param closeHref target of the X if a link opens the dialog without script
 */
export function Dialog({
  id,
  title,
  size,
  closeLabel,
  contentClass,
  reading = false,
  tone = "paper",
  closeHref,
  children,
}: {
  id: string;
  title: string;
  size: DialogSize;
  closeLabel?: string;
  contentClass?: string | undefined;
  reading?: boolean;
  tone?: "paper" | "ink";
  closeHref?: string;
  children?: ReactNode;
}) {
  const titleId = dialogTitleId(id);
  return (
    <DialogFrame id={id} size={size} data-by-link={closeHref ? "" : undefined}>
      <div className={dialogSheet} data-tone={tone}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label="Dialog schließen"
            value={DISMISS}
            {...closes(id)}
            data-needs-script={closeHref ? "" : undefined}
          >
            <Icon drawing={CROSS} />
          </button>
          {closeHref && (
            <a className={styles.close} href={closeHref} aria-label="Dialog schließen" data-without-script="">
              <Icon drawing={CROSS} />
            </a>
          )}
        </div>
        <div
          className={`${styles.body} ${contentClass ?? ""}`}
          data-dialog-body=""
          {...(reading && readingArea(titleId))}
        >
          {children}
        </div>
        {closeLabel && (
          <div className={styles.foot}>
            <Button value={CLOSE} {...closes(id)}>
              {closeLabel}
            </Button>
          </div>
        )}
      </div>
    </DialogFrame>
  );
}

function readingArea(titleId: string) {
  return { tabIndex: 0, role: "region", "aria-labelledby": titleId, "data-initial-focus": "" };
}
