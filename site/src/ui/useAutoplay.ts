import { useEffect, useRef } from "react";

/** How often to check whether a modal dialog is still open. */
const BEHIND_DIALOG_MS = 1000;

/**
 * Calls `onNext` after each step. Waits behind a modal dialog, since the focus returns to where the dialog was opened.
 * @param step restarts the time when it changes; null while nothing may follow
 * @param paused no step starts automatically (WCAG 2.2.2)
 * @param intervalMs duration of a step
 * @param passedMs how much of the first step has passed already
 * @param resumeMs delay from the end of a pause to the next step; without it a pause only stops the time
 * @param prepareMs how long before `onNext` to call `onPrepare`
 */
export function useAutoplay({
  step,
  paused,
  intervalMs,
  passedMs = 0,
  resumeMs,
  prepareMs = 0,
  onPrepare,
  onNext,
}: {
  step: unknown;
  paused: boolean;
  intervalMs: number;
  passedMs?: number;
  resumeMs?: number;
  prepareMs?: number;
  onPrepare?: () => void;
  onNext: () => void;
}): void {
  const left = useRef(intervalMs - passedMs);
  const timed = useRef(step);
  const resuming = useRef(false);
  const latest = useRef({ onPrepare, onNext });
  useEffect(() => {
    latest.current = { onPrepare, onNext };
  });

  useEffect(() => {
    if (timed.current === step) return;
    timed.current = step;
    left.current = intervalMs;
  }, [step, intervalMs]);

  useEffect(() => {
    if (paused) resuming.current = true;
    if (paused || step === null) return;
    if (resuming.current && resumeMs !== undefined) left.current = resumeMs;
    const begun = performance.now();
    const prepare = setTimeout(() => latest.current.onPrepare?.(), left.current - prepareMs);
    let next = setTimeout(onTime, left.current);
    function onTime() {
      resuming.current = false;
      if (document.querySelector("dialog[open]")) next = setTimeout(onTime, BEHIND_DIALOG_MS);
      else latest.current.onNext();
    }
    return () => {
      clearTimeout(prepare);
      clearTimeout(next);
      left.current -= performance.now() - begun;
    };
  }, [step, paused, resumeMs, prepareMs]);
}
