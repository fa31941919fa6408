"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { RefusalCode } from "../../http/refusal-codes.ts";
import type { Trouble } from "./EditingNotice.tsx";
import type { Answer } from "./presence.ts";

/** How long after the last save words stay unsaved that Payload's own has missed, in ms: longer than that takes. */
const MISSED_MS = 5000;

type Args = {
  modified: boolean;
  unsaved: boolean;
  /** Why the server refused the last save; null when it did not. */
  refused: RefusalCode | null;
  savesItself: boolean;
  save: () => void;
};

function troubleOf(answer: Answer): Trouble | null {
  if (answer === "signed-out" || answer === "unreachable") return { kind: answer };
  return answer.openBy ? { kind: "taken", by: answer.openBy } : null;
}

/** Knows why saving does not work, from the answers to a form that says it is open, and saves once it works again. */
export function useTrouble({ modified, unsaved, refused, savesItself, save }: Args) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    if (modified) setTouched(true);
  }, [modified]);

  // Payload forgets what was written right before the answer to a save that had to wait for another.
  const missed = savesItself && touched && unsaved && !modified && !trouble;
  const saveMissed = useEffectEvent(save);
  useEffect(() => {
    if (!missed) return;
    const timer = setTimeout(() => saveMissed(), MISSED_MS);
    return () => clearTimeout(timer);
  }, [missed]);

  // A refusal for want of a session or a database looks like any other: the next answer tells.
  useEffect(() => {
    if (refused === "signed-out") setTrouble({ kind: "signed-out" });
    if (refused === "database-away") setTrouble({ kind: "unreachable" });
  }, [refused]);

  function onAnswer(answer: Answer): void {
    const now = troubleOf(answer);
    setTrouble(now);
    if (trouble && !now && unsaved) save();
  }

  return { trouble, active: touched, onAnswer };
}
