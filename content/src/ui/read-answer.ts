/** Shown without a valid response from the content system. */
export const NO_ANSWER =
  "Von der Verwaltung kam keine brauchbare Antwort. Bitte prüfen Sie die Verbindung, und versuchen Sie es in einer Minute noch einmal. Was Sie geschrieben haben, steht noch da.";

/** Status for a response that isn't the content system's: the outcome is unknown. */
const BAD_GATEWAY = 502;

/** Stored on the window, so that it is shared if this module is loaded twice. */
const CHECKED = Symbol.for("schaufenster.checked-answers");

/** An error of content, or of the site in its place. */
export type Refusal = { errors?: Failure[]; error?: { message?: string } };
type Failure = { message?: string; data?: { errors?: { path?: string; message?: string }[] } };

/**
 * Reads a response of the content system, which is always JSON and never redirected.
 *
 * @returns null for anything else: a proxy's page with any status, an empty or truncated body
 */
export async function readAnswer(response: Response): Promise<object | null> {
  if (response.redirected) return null;
  const body: unknown = await response.json().catch(() => null);
  return typeof body === "object" ? body : null;
}

/** Returns the content system's responses unchanged; anything else becomes an error of the same shape with {@link NO_ANSWER}. */
async function checked(response: Response): Promise<Response> {
  const body: Refusal | null = await readAnswer(response.clone());
  if (response.ok ? body : body?.errors?.[0]?.message) return response;
  const status = body?.error?.message ? response.status : BAD_GATEWAY;
  return Response.json({ errors: [{ message: body?.error?.message ?? NO_ANSWER }] }, { status });
}

/**
 * Checks every REST response on this page. Payload's forms call `fetch` directly, treat any status below 400 as success, and
 * show the status in English.
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
