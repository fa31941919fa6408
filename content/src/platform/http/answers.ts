import type { PayloadRequest } from "payload";

const NO_STORE = { "cache-control": "no-store" };

export const ADMINISTRATORS_ONLY = "Das darf nur die Administration.";

export const INCOMPLETE = "Diese Anfrage ist unvollständig.";

/** Reads a request's JSON; null if it is missing or invalid. */
export async function jsonOf(req: PayloadRequest): Promise<unknown> {
  return req.json?.().catch(() => null) ?? null;
}

/** An error in Payload's shape, so that the admin shows it like any other. */
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
