"use client";

import { Button, useRouteTransition } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ACCEPT_LABEL } from "../status.ts";

/** Says of a suspicious inquiry that it is none; the start page then shows it among the new ones. */
export function AcceptInquiry({ id, subject }: { id: number; subject: string }) {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");

  async function accept(): Promise<void> {
    setState("sending");
    const response = await fetch(`/api/inquiries/${id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ status: "new" }),
    }).catch(() => null);
    setState(response?.ok ? "idle" : "failed");
    if (response?.ok) startRouteTransition(() => router.refresh());
  }

  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={state === "sending"}
        aria-label={`${ACCEPT_LABEL}: ${subject}`}
        onClick={() => void accept()}
      >
        {ACCEPT_LABEL}
      </Button>
      {state === "failed" && <span role="alert">Das ging gerade nicht. Bitte versuchen Sie es noch einmal.</span>}
    </>
  );
}
