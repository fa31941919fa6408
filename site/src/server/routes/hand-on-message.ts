import { randomUUID } from "node:crypto";
import {
  CONTACT_PATH,
  type ContactError,
  IDEMPOTENCY_HEADER,
  isStored,
  OUTCOME_UNKNOWN,
} from "@schaufenster/contract/contact";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/request-id";
import { XSRF_COOKIE, XSRF_HEADER } from "@schaufenster/contract/xsrf";
import type { Context } from "hono";
import {
  CONTACT_RETRY_AFTER_S,
  NO_CONTACT_ENDPOINT,
  overloadedMessage,
} from "../cache/content-proxy/content-unavailable.ts";
import { mayHaveArrived } from "../cache/content-proxy/handed-on.ts";
import { VISITOR_SILENCE_MS } from "../cache/content-proxy/upstream-policy.ts";
import { Overloaded } from "../http/concurrency-limiter.ts";
import type { Settings } from "../http/settings/settings.ts";
import type { SiteEnv } from "../http/site-env.ts";
import { forwardedHeaders } from "../http/visitor-address.ts";

const UNREACHABLE =
  "Ihre Nachricht konnte gerade nicht gesendet werden. Bitte versuchen Sie es in ein paar Minuten noch einmal, oder rufen Sie uns an.";

/** Why a message was refused. With the status {@link OUTCOME_UNKNOWN} it may have been stored. */
export type Refusal = { status: number; message: string; retryAfterS?: string | null };

/**
 * Forwards a message to the content system, as the script would.
 * @param key idempotency key
 * @returns null once it is stored
 */
export async function handOnMessage(
  message: object,
  key: string,
  context: Context<SiteEnv>,
  settings: Settings,
): Promise<Refusal | null> {
  if (!settings.contactUrl) return { status: 503, message: NO_CONTACT_ENDPOINT };
  const token = randomUUID(); // both halves of the double submit: the form's origin has already been checked
  try {
    const response = await fetch(`${settings.contactUrl}${CONTACT_PATH}`, {
      method: "POST",
      redirect: "manual",
      headers: {
        "content-type": "application/json",
        cookie: `${XSRF_COOKIE}=${token}`,
        [XSRF_HEADER]: token,
        [IDEMPOTENCY_HEADER]: key,
        [REQUEST_ID_HEADER]: context.get("requestId"),
        ...forwardedHeaders(context.env.incoming, settings),
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(VISITOR_SILENCE_MS),
    });
    const answer = (await response.json().catch(() => null)) as Partial<ContactError> | null;
    if (response.ok && isStored(answer)) return null;
    const retryAfterS = response.headers.get("retry-after");
    if (response.ok || !answer?.error) return { status: OUTCOME_UNKNOWN, message: UNREACHABLE, retryAfterS };
    return { status: response.status, message: answer.error.message, retryAfterS };
  } catch (error) {
    const status = mayHaveArrived(error) ? OUTCOME_UNKNOWN : 503;
    return { status, message: UNREACHABLE, retryAfterS: String(CONTACT_RETRY_AFTER_S) };
  }
}

/** @throws the error itself, unless the queue was full */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Overloaded)) throw error;
  return { status: 503, message: overloadedMessage(CONTACT_PATH), retryAfterS: String(CONTACT_RETRY_AFTER_S) };
}
