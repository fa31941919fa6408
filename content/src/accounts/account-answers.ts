import { refusal } from "../platform/http/answers.ts";

const MINUTE_MS = 60_000;

/** Says how long to wait after too many attempts; the same for existing and missing accounts. */
export function waitSentence(waitMs: number): string {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const time = minutes === 1 ? "eine Minute" : `${minutes} Minuten`;
  return `Zu viele Versuche. Bitte warten Sie ${time}.`;
}

export function tooMany(waitMs: number): Response {
  return refusal(429, waitSentence(waitMs), undefined, { "retry-after": String(Math.ceil(waitMs / 1000)) });
}
