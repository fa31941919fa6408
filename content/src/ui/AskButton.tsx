"use client";

import { Button, useRouteTransition } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ask } from "./ask.ts";

type Props = {
  label: string;
  /** A longer label for screen readers. */
  name?: string | undefined;
  buttonStyle: "secondary" | "subtle";
  address: string;
  method: "POST" | "PATCH";
  given: object;
};

/** Sends a change to the content system and refreshes the page. */
export function AskButton({ label, name = label, buttonStyle, address, method, given }: Props) {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState("");

  async function send(): Promise<void> {
    if (sending) return; // a disabled button would lose the focus
    setSending(true);
    const asked = await ask(address, { method, given });
    setSending(false);
    setFailure(asked.ok ? "" : asked.message);
    if (asked.ok) startRouteTransition(() => router.refresh());
  }

  return (
    <>
      <Button
        buttonStyle={buttonStyle}
        size="small"
        margin={false}
        extraButtonProps={{ "aria-disabled": sending }}
        aria-label={name}
        onClick={() => void send()}
      >
        {label}
      </Button>
      {failure && <span role="alert">{failure}</span>}
    </>
  );
}
