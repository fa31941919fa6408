/** The content system's answer: its data, or a sentence to show, the field that it is about, and what a refusal says beside it. */
export type Asked<Data> =
  | { ok: true; data: Data }
  | { ok: false; message: string; path?: string | undefined; data: unknown };

type Refusal = { errors?: { message?: string; data?: { errors?: { path?: string; message?: string }[] } }[] };

const NO_ANSWER = "Die Verwaltung antwortet nicht. Bitte versuchen Sie es noch einmal.";

/**
 * Asks the content system as the admin's own page; never throws.
 *
 * @param given sent as JSON
 */
export async function ask<Data>(
  address: string,
  { method = "GET", given }: { method?: "GET" | "POST" | "PATCH" | "DELETE"; given?: object } = {},
): Promise<Asked<Data>> {
  try {
    const response = await fetch(address, {
      method,
      cache: "no-store",
      headers: { "accept-language": "de", ...(given ? { "content-type": "application/json" } : {}) },
      ...(given ? { body: JSON.stringify(given) } : {}),
    });
    const answered = (response.status === 204 ? {} : await response.json()) as Data & Refusal;
    if (response.ok) return { ok: true, data: answered };
    const [error] = answered.errors ?? [];
    // What stands at `lastForm` is a code (http/refusal-codes.ts).
    const field = error?.data?.errors?.find(({ path }) => path !== "lastForm");
    const message = field?.message ?? error?.message ?? NO_ANSWER;
    return { ok: false, message, path: field?.path, data: error?.data };
  } catch {
    return { ok: false, message: NO_ANSWER, data: null };
  }
}
