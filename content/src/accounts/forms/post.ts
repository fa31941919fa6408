/** The answer of an endpoint of accounts: its data, or a sentence to show. */
export type Posted<Data> = { ok: true; data: Data } | { ok: false; message: string; data: unknown };

type Refusal = { errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] };

const NO_ANSWER = "Die Verwaltung antwortet nicht. Bitte versuchen Sie es noch einmal.";

/** Posts to REST as the admin's own page; never throws. */
export async function post<Data>(path: string, body: object = {}): Promise<Posted<Data>> {
  try {
    const response = await fetch(`/api/users${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": "de" },
      body: JSON.stringify(body),
    });
    const answered = (await response.json()) as Data & Refusal;
    if (response.ok) return { ok: true, data: answered };
    const [error] = answered.errors ?? [];
    const field = error?.data?.errors?.[0]?.message;
    return { ok: false, message: field ?? error?.message ?? NO_ANSWER, data: error?.data };
  } catch {
    return { ok: false, message: NO_ANSWER, data: null };
  }
}
