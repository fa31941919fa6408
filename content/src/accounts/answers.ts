const NO_STORE = { "cache-control": "no-store" };

/** A refusal as Payload words it, so that the admin shows it like any other. */
export function refusal(
  status: number,
  message: string,
  data?: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ errors: [{ message, data }] }, { status, headers: { ...NO_STORE, ...headers } });
}

export function answer(body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { headers: { ...NO_STORE, ...headers } });
}

const MINUTE_MS = 60_000;

/** Says how long to wait after too many attempts; the same of an account that exists and of one that does not. */
export function waitSentence(waitMs: number): string {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const time = minutes === 1 ? "eine Minute" : `${minutes} Minuten`;
  return `Zu viele Versuche. Bitte warten Sie ${time}.`;
}

/** 429 with {@link waitSentence}. */
export function tooMany(waitMs: number): Response {
  return refusal(429, waitSentence(waitMs), undefined, { "retry-after": String(Math.ceil(waitMs / 1000)) });
}
