import type { ContactError, ContactExtras } from "@schaufenster/contract/contact";
import { CONTACT_PATH, IDEMPOTENCY_HEADER, isStored, OUTCOME_UNKNOWN } from "@schaufenster/contract/contact";
import { XSRF_COOKIE } from "@schaufenster/contract/xsrf";
import { documentCookies, readCookie, setCookie } from "../../../content/cookie.ts";
import { xsrfHeaders } from "../../../content/xsrf-headers.ts";
import { type Draft, randomToken, type Values } from "./draft.ts";
import type { Outcome } from "./send-until-known.ts";

/** In ms; the site itself responds within 20 s. */
const LONGEST_ANSWER_MS = 30_000;

const TOO_MANY_REQUESTS = 429;

/**
 * Sends a message once. Never throws. Only the endpoint's own JSON decides; a page, redirect or empty body from a proxy
 * leaves the outcome unknown.
 */
export async function sendMessage(to: string, values: Values, draft: Draft, extras: ContactExtras): Promise<Outcome> {
  const { email: from, ...others } = values;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LONGEST_ANSWER_MS);
  try {
    ensureXsrfCookie();
    const response = await fetch(CONTACT_PATH, {
      method: "POST",
      redirect: "manual",
      headers: {
        "content-type": "application/json",
        [IDEMPOTENCY_HEADER]: draft.idempotencyKey,
        ...xsrfHeaders("POST", CONTACT_PATH, documentCookies()),
      },
      body: JSON.stringify({ to, from, ...others, ...extras }),
      signal: patience.signal,
    });
    const { ok, status } = response;
    const answer: unknown = await response.json().catch(() => null);
    if (ok && isStored(answer)) return { kind: "stored" };
    const error = errorOf(answer);
    if (ok || !error || status === OUTCOME_UNKNOWN) return { kind: "unknown", isOffline: false };
    return { kind: "refused", error, isPassing: status >= 500 || status === TOO_MANY_REQUESTS };
  } catch {
    return { kind: "unknown", isOffline: !patience.signal.aborted };
  } finally {
    clearTimeout(timer);
  }
}

function errorOf(answer: unknown): ContactError["error"] | null {
  const error = (answer as Partial<ContactError> | null)?.error;
  return typeof error?.message === "string" && error.message !== "" ? error : null;
}

/** The other half of the double submit. Set only when a message is sent: until then the page needs no cookie. */
function ensureXsrfCookie(): void {
  if (readCookie(documentCookies(), XSRF_COOKIE)) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  setCookie(`${XSRF_COOKIE}=${randomToken()}; Path=/; SameSite=Strict${secure}`);
}
