import { NO_ANSWER, type Refusal, readAnswer } from "./read-answer.ts";

/** The content system's answer: its data, or a sentence to show, the field that it is about, and what a refusal says beside it. */
export type Asked<Data> =
  | { ok: true; data: Data }
  | { ok: false; message: string; path?: string | undefined; data: unknown };

/** Sends a request as the admin's own page; null for every answer that is not the content system's own JSON, and for none. */
export async function exchange(address: string, init: RequestInit): Promise<{ status: number; body: object } | null> {
  const headers = { "accept-language": "de", ...init.headers };
  const response = await fetch(address, { cache: "no-store", ...init, headers }).catch(() => null);
  const body = response && (await readAnswer(response));
  return body && { status: response.status, body };
}

/** How JSON is sent. */
export const jsonOf = (given: object) => ({
  body: JSON.stringify(given),
  headers: { "content-type": "application/json" },
});

/**
 * Asks the content system as the admin's own page; never throws.
 *
 * @param given sent as it is when it is a file, else as JSON
 */
export async function ask<Data>(
  address: string,
  { method = "GET", given }: { method?: "GET" | "POST" | "PATCH" | "DELETE"; given?: object } = {},
): Promise<Asked<Data>> {
  const sent = given && (given instanceof Blob ? { body: given } : jsonOf(given));
  const answer = await exchange(address, { method, ...sent });
  if (answer && answer.status < 300) return { ok: true, data: answer.body as Data };
  const { errors: [error] = [], error: site }: Refusal = answer?.body ?? {};
  // What stands at `lastForm` is a code (http/refusal-codes.ts).
  const field = error?.data?.errors?.find(({ path }) => path !== "lastForm");
  const message = field?.message ?? error?.message ?? site?.message ?? NO_ANSWER;
  return { ok: false, message, path: field?.path, data: error?.data };
}
