"use client";

import { Button, useRouteTransition } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { StepName } from "./steps.ts";

type Props = { label: string; names: StepName[]; about?: string };

/** Shows all first steps but those named. */
export function PutAway({ label, names, about }: Props) {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const [hasFailed, setFailed] = useState(false);

  async function putAway(): Promise<void> {
    const response = await fetch("/api/first-steps", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ names }),
    }).catch(() => null);
    setFailed(!response?.ok);
    if (response?.ok) startRouteTransition(() => router.refresh());
  }

  return (
    <>
      <Button
        buttonStyle="subtle"
        size="small"
        margin={false}
        {...(about ? { "aria-label": `${label}: ${about}` } : {})}
        onClick={() => void putAway()}
      >
        {label}
      </Button>
      {hasFailed && <span role="alert">Das ging gerade nicht. Bitte versuchen Sie es noch einmal.</span>}
    </>
  );
}
