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

/** Answers one person: no cache keeps it. */
export function answer(body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { headers: { ...NO_STORE, ...headers } });
}
