"use client";

import { Button } from "@payloadcms/ui";
import { type ReactNode, useRef, useState } from "react";
import styles from "./forms.module.css";
import { Message } from "./Message.tsx";
import { type Refusal, Refused } from "./TextField.tsx";

type Props = {
  /** Resolves with null on success; the fields are then cleared. */
  send: (typed: Record<string, string>) => Promise<Refusal | null>;
  action: string;
  onCancel?: () => void;
  children?: ReactNode;
};

/** A group of fields inside another form, since forms can't be nested; the outer form ignores them. */
export function InnerForm({ send, action, onCancel, children }: Props) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const group = useRef<HTMLDivElement>(null);

  async function submit(): Promise<void> {
    if (busy) return;
    const inputs = [...(group.current?.querySelectorAll<HTMLInputElement>("input[name]") ?? [])];
    setBusy(true);
    const refused = await send(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
    setBusy(false);
    const at = inputs.find(({ name }) => name === refused?.path);
    setRefusal(refused && { message: refused.message, path: at?.name });
    at?.focus();
    if (!refused) for (const input of inputs) input.value = "";
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field submits this group, not the outer form
    <div
      ref={group}
      className={styles.form}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void submit();
      }}
    >
      <Refused value={refusal}>{children}</Refused>
      {refusal && !refusal.path && <Message kind="error">{refusal.message}</Message>}
      <div className={styles.buttons}>
        <Button buttonStyle={onCancel ? "primary" : "secondary"} disabled={busy} onClick={() => void submit()}>
          {action}
        </Button>
        {onCancel && (
          <Button buttonStyle="secondary" onClick={onCancel}>
            Abbrechen
          </Button>
        )}
      </div>
    </div>
  );
}
