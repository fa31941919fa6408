import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/** Timeout for a response, in ms: the content system reports its health within 2 s. */
const PATIENCE_MS = 5000;

/** The response from an address on this machine; null without one. Doesn't use fetch, which takes 8 MB of memory. */
export async function answerAt(url: string): Promise<{ ok: boolean; body: string } | null> {
  try {
    const request = get(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return { body: await text(response), ok: response.statusCode === 200 };
  } catch {
    return null;
  }
}

/** A healthy app's response from /health, otherwise null. One whose database refuses writes counts as healthy. */
export async function healthyAnswer(url: string): Promise<{ instance?: unknown } | null> {
  try {
    const answer = await answerAt(url);
    const health = JSON.parse(answer?.body ?? "") as { instance?: unknown; refused?: unknown };
    return answer?.ok || health.refused === true ? health : null;
  } catch {
    return null;
  }
}
