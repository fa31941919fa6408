import type { PayloadRequest } from "payload";

const NO_STORE = { "cache-control": "no-store" };

export const INCOMPLETE = "Diese Anfrage ist unvollständig.";

/** Reads the JSON of a request; null if there is none, or if it is broken. */
export async function jsonOf(req: PayloadRequest): Promise<unknown> {
  return req.json?.().catch(() => null) ?? null;
}

/** A refusal as Payload words it, so that the admin shows it like any other. */
export function refusal(
  status: number,
  message: string,
  data?: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ errors: [{ message, data }] }, { status, headers: { ...NO_STORE, ...headers } });
}

/** Answers one person: no cache keeps it. */
export function answer(body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { headers: { ...NO_STORE, ...headers } });
}
