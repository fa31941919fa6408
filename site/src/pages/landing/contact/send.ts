import type { ContactError, ContactExtras } from "@schaufenster/contract/contact";
import { CONTACT_PATH, IDEMPOTENCY_HEADER } from "@schaufenster/contract/contact";
import { XSRF_COOKIE } from "@schaufenster/contract/xsrf";
import { readCookie } from "../../../content/cookie.ts";
import { xsrfHeaders } from "../../../content/xsrf.ts";
import { type Draft, randomToken, type Values } from "./draft.ts";

const UNREACHABLE =
  "Ihre Nachricht konnte nicht gesendet werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal, oder rufen Sie uns an.";

/** Null when the message is stored; otherwise what to show (spec §8), and which fields are meant. */
export type Refused = ContactError["error"] | null;

/** Sends a message. Never throws: a message that is not sent comes back with a sentence. */
export async function sendMessage(to: string, values: Values, draft: Draft, extras: ContactExtras): Promise<Refused> {
  const { email: from, ...others } = values;
  try {
    ensureXsrfCookie();
    const response = await fetch(CONTACT_PATH, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [IDEMPOTENCY_HEADER]: draft.idempotencyKey,
        ...xsrfHeaders("POST", CONTACT_PATH, document.cookie),
      },
      body: JSON.stringify({ to, from, ...others, ...extras }),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return null;
    return errorOf(answer) ?? { message: UNREACHABLE };
  } catch {
    return { message: UNREACHABLE };
  }
}

function errorOf(answer: unknown): ContactError["error"] | null {
  const error = (answer as Partial<ContactError> | null)?.error;
  return typeof error?.message === "string" && error.message !== "" ? error : null;
}

/** The other half of the double submit. Set only now: before a message is sent, the page needs no cookie. */
function ensureXsrfCookie(): void {
  if (readCookie(document.cookie, XSRF_COOKIE) !== null) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${XSRF_COOKIE}=${randomToken()}; Path=/; SameSite=Strict${secure}`;
}
