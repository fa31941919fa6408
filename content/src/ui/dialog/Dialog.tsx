"use client";

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./dialog.module.css";

type Props = { heading: string; className?: string | undefined; onClose: () => void; children: ReactNode };

export function Dialog({ heading, className = "", onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closing it before it is removed returns the focus to its opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    element?.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    return () => element?.close();
  }, []);
  // Outside the form element, which its buttons and fields would become part of.
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={id}
      onKeyDown={(event) => event.stopPropagation()} // its opener handles keys, too
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
