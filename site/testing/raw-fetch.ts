import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";

/**
 * A raw response: nothing decoded, no redirect followed, and only Host sent by default. `fetch` adds Cache-Control:
 * no-cache to conditional requests, which browsers don't.
 */
export async function rawFetch(
  url: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const [answer] = (await once(request(url, { method, headers, agent: false }).end(), "response")) as [IncomingMessage];
  const chunks: Buffer[] = await answer.toArray();
  const status = answer.statusCode ?? 0;
  const sent = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const isEmpty = status === 304 || status === 204;
  return new Response(isEmpty ? null : new Uint8Array(Buffer.concat(chunks)), { status, headers: sent });
}
