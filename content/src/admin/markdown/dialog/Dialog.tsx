"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./dialog.module.css";

type Props = { heading: string; onClose: () => void; children: ReactNode };

/** A modal dialog over the form; Escape closes it. */
export function Dialog({ heading, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  // Outside of the form's own element, whose buttons and fields it would join.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </dialog>,
    document.body,
  );
}
