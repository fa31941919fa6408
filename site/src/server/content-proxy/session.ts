import type { IncomingHttpHeaders } from "node:http";

/** How long the content system may take to say who asks, in ms. */
const TIMEOUT_MS = 5000;

/** Headers that may show who asks. */
const CREDENTIALS = ["cookie", "authorization"] as const;

/**
 * Whether the content system knows who asks: a cookie can be made up. The content system alone decides what a person
 * may do.
 *
 * @param contentUrl origin of the content system
 * @throws what kept the content system from answering
 */
export async function hasSession(contentUrl: string, headers: IncomingHttpHeaders): Promise<boolean> {
  const shown = CREDENTIALS.flatMap((name): [string, string][] => (headers[name] ? [[name, headers[name]]] : []));
  if (shown.length === 0) return false;
  const answer = await fetch(`${contentUrl}/api/users/me?depth=0`, {
    headers: shown,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status >= 500) throw new Error(`The content system answered ${answer.status} when it was asked who it is`);
  const { user } = (await answer.json()) as { user?: object | null };
  return answer.ok && Boolean(user);
}
