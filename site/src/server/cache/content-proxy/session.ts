import type { IncomingHttpHeaders } from "node:http";

const TIMEOUT_MS = 5000;

const CREDENTIALS = ["cookie", "authorization"] as const;

/**
 * Whether the content system accepts the request's session, since a cookie can be forged. Permissions stay with the
 * content system.
 * @param contentUrl origin of the content system
 * @throws the network error or 5xx that kept the content system from responding
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
