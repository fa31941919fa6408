"use client";

import { Button } from "@payloadcms/ui";
import { type FormEvent, type ReactNode, type Ref, useState } from "react";
import styles from "./forms.module.css";
import { Message } from "./Message.tsx";

type Props = {
  ref?: Ref<HTMLFormElement>;
  action: string;
  /** Resolves with the error message, or with null. Fields are not cleared; the caller does that. */
  send: (typed: Record<string, string>, form: HTMLFormElement) => Promise<string | null>;
  className?: string | undefined;
  beside?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
};

/** A form of an account page: sends once at a time, and shows errors. */
export function PageForm({ ref, action, send, className = styles.login, beside, below, children }: Props) {
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    setMessage(await send(Object.fromEntries(typed), form));
    setBusy(false);
  }

  return (
    <form ref={ref} className={`${styles.form} ${className}`} onSubmit={submit}>
      {children}
      {message && <Message kind="error">{message}</Message>}
      <div className={styles.buttons}>
        <Button type="submit" size="large" disabled={busy}>
          {action}
        </Button>
        {beside}
      </div>
      {below}
    </form>
  );
}
