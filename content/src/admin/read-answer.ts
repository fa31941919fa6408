/** For an editor who pressed a button and got no answer of the content system's own. */
export const NO_ANSWER =
  "Von der Verwaltung kam keine brauchbare Antwort. Bitte prüfen Sie die Verbindung, und versuchen Sie es in einer Minute noch einmal. Was Sie geschrieben haben, steht noch da.";

/** Status of an answer that isn't the content system's, whatever it says: nothing is known of what was asked for. */
const BAD_GATEWAY = 502;

/** Kept with the page, however often this module is loaded. */
const CHECKED = Symbol.for("schaufenster.checked-answers");

/** A refusal by content, and the site's answer in its place. */
export type Refusal = { errors?: Failure[]; error?: { message?: string } };
type Failure = { message?: string; data?: { errors?: { path?: string; message?: string }[] } };

/**
 * Reads what the content system answers: always JSON, and never after a redirect.
 *
 * @returns null for anything else: a proxy's page, whatever its status, an empty body, one that broke off
 */
export async function readAnswer(response: Response): Promise<object | null> {
  if (response.redirected) return null;
  const body: unknown = await response.json().catch(() => null);
  return typeof body === "object" ? body : null;
}

/** An answer of the content system as it is; anything else as a refusal in its form, with {@link NO_ANSWER}. */
async function checked(response: Response): Promise<Response> {
  const body: Refusal | null = await readAnswer(response.clone());
  if (response.ok ? body : body?.errors?.[0]?.message) return response;
  const status = body?.error?.message ? response.status : BAD_GATEWAY;
  return Response.json({ errors: [{ message: body?.error?.message ?? NO_ANSWER }] }, { status });
}

/**
 * Checks every answer of REST in this page. Payload's forms call `fetch` by themselves, take any status below 400 for
 * success, and show a status in English.
 */
export function checkAnswers(): void {
  const page = window as typeof window & { [CHECKED]?: boolean };
  if (page[CHECKED]) return;
  page[CHECKED] = true;
  const fetchAsBefore = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await fetchAsBefore(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith("/api/")) return response;
    const answer = await checked(response);
    init?.signal?.throwIfAborted();
    return answer;
  };
}
