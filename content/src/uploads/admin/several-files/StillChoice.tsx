"use client";

import { Button } from "@payloadcms/ui";
import { useRef } from "react";

/** Lets the editor choose a film's still where this browser can take none from it. */
export function StillChoice({ name, onChoose }: { name: string; onChoose: (still: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button buttonStyle="primary" size="small" margin={false} onClick={() => input.current?.click()}>
        Standbild wählen
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Standbild für ${name}`}
        accept="image/*"
        onChange={({ target }) => target.files?.[0] && onChoose(target.files[0])}
      />
    </>
  );
}
