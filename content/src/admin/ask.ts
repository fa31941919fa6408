import { NO_ANSWER, type Refusal, readAnswer } from "./read-answer.ts";

/** The content system's answer: its data, or a sentence to show, the field that it is about, and what a refusal says beside it. */
export type Asked<Data> =
  | { ok: true; data: Data }
  | { ok: false; message: string; path?: string | undefined; data: unknown };

/**
 * Asks the content system as the admin's own page; never throws.
 *
 * @param given sent as it is when it is a file, else as JSON
 */
export async function ask<Data>(
  address: string,
  { method = "GET", given }: { method?: "GET" | "POST" | "PATCH" | "DELETE"; given?: object } = {},
): Promise<Asked<Data>> {
  const isJson = given && !(given instanceof Blob);
  try {
    const response = await fetch(address, {
      method,
      cache: "no-store",
      headers: { "accept-language": "de", ...(isJson ? { "content-type": "application/json" } : {}) },
      ...(given ? { body: isJson ? JSON.stringify(given) : given } : {}),
    });
    const answered = await readAnswer(response);
    if (response.ok && answered) return { ok: true, data: answered as Data };
    const { errors: [error] = [], error: site }: Refusal = answered ?? {};
    // What stands at `lastForm` is a code (http/refusal-codes.ts).
    const field = error?.data?.errors?.find(({ path }) => path !== "lastForm");
    const message = field?.message ?? error?.message ?? site?.message ?? NO_ANSWER;
    return { ok: false, message, path: field?.path, data: error?.data };
  } catch {
    return { ok: false, message: NO_ANSWER, data: null };
  }
}
