"use client";

import { useEffect, useEffectEvent } from "react";
import { type Answer, type OpenEntry, report, reportLeft } from "./presence.ts";

/** How often an open form is heard of, in ms; a lock lasts several times as long. */
const EVERY_MS = 20_000;

/** How soon it asks again after an answer that did not come, in ms. */
const AGAIN_MS = 4000;

/** React takes a form off the page and puts it back at once at times: only one that stays away was left. In ms. */
const LEFT_AFTER_MS = 400;

const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Holds the entry's lock from the first change on until the form is left.
 *
 * @param active whether something was written
 * @param troubled whether the last answer did not come: then it is asked for more often
 */
export function usePresence(
  entry: OpenEntry,
  active: boolean,
  troubled: boolean,
  onAnswer: (answer: Answer) => void,
): void {
  const answered = useEffectEvent(onAnswer);
  const key = JSON.stringify(entry);
  const exists = entry.global !== undefined || entry.id !== undefined;

  useEffect(() => {
    if (!exists) return;
    const open = JSON.parse(key) as OpenEntry;
    clearTimeout(leaving.get(key));
    const left = () => reportLeft(open);
    window.addEventListener("pagehide", left);
    return () => {
      window.removeEventListener("pagehide", left);
      leaving.set(key, setTimeout(left, LEFT_AFTER_MS));
    };
  }, [key, exists]);

  useEffect(() => {
    if (!exists || !(active || troubled)) return;
    const open = JSON.parse(key) as OpenEntry;
    const beat = () => void report(open, active ? "open" : "look").then(answered);
    if (!troubled) beat();
    const timer = setInterval(beat, troubled ? AGAIN_MS : EVERY_MS);
    window.addEventListener("pageshow", beat);
    window.addEventListener("focus", beat);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pageshow", beat);
      window.removeEventListener("focus", beat);
    };
  }, [key, exists, active, troubled]);
}
