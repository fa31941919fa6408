import { NO_ANSWER, type Refusal, readAnswer } from "./read-answer.ts";

/** The content system's response: data, or an error message with the invalid field and the error's data. */
export type Asked<Data> =
  | { ok: true; data: Data }
  | { ok: false; message: string; path?: string | undefined; data: unknown };

/** Sends a request from the admin; null without a response, or if it isn't the content system's JSON. */
export async function exchange(address: string, init: RequestInit): Promise<{ status: number; body: object } | null> {
  const headers = { "accept-language": "de", ...init.headers };
  const response = await fetch(address, { cache: "no-store", ...init, headers }).catch(() => null);
  const body = response && (await readAnswer(response));
  return body && { status: response.status, body };
}

export const jsonOf = (given: object) => ({
  body: JSON.stringify(given),
  headers: { "content-type": "application/json" },
});

/**
 * Sends a request to the content system from the admin; never throws.
 *
 * @param given a file is sent as is, anything else as JSON
 */
export async function ask<Data>(
  address: string,
  { method = "GET", given }: { method?: "GET" | "POST" | "PATCH" | "DELETE"; given?: object } = {},
): Promise<Asked<Data>> {
  const sent = given && (given instanceof Blob ? { body: given } : jsonOf(given));
  const answer = await exchange(address, { method, ...sent });
  if (answer && answer.status < 300) return { ok: true, data: answer.body as Data };
  const { errors: [error] = [], error: site }: Refusal = answer?.body ?? {};
  // The error on `lastForm` is a code (platform/http/refusal-codes.ts).
  const field = error?.data?.errors?.find(({ path }) => path !== "lastForm");
  const message = field?.message ?? error?.message ?? site?.message ?? NO_ANSWER;
  return { ok: false, message, path: field?.path, data: error?.data };
}
