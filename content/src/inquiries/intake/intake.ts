import { type ContactMessage, IDEMPOTENCY_HEADER } from "@schaufenster/contract/contact";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/request-id";
import type { Payload } from "payload";
import { limiter, RateLimit, type Turn, takeAll } from "../../platform/http/rate-limit.ts";
import { addressHashes, visitorAddress } from "../../platform/http/visitor-address.ts";
import { errorCode } from "../../platform/process/error-code.ts";
import { log } from "../../platform/process/log.ts";
import { settings } from "../../platform/settings/settings.ts";
import { findRecipient, isRecipient } from "../recipient.ts";
import { takesMessages } from "../takes-messages.ts";
import { accepted, outcomeUnknown, Refusal, unavailable } from "./contact-error.ts";
import { isForged } from "./forged-request.ts";
import { readMessage, wrongRecipient } from "./message.ts";
import { readObject } from "./parse-body.ts";
import { type Identity, identify, isStored, storeOnce } from "./save-inquiry.ts";
import { suspicionOf } from "./suspicion.ts";

const MINUTE_S = 60;

/** Number of networks that must reach their limit before the total limit is reached. */
const NETWORKS_TO_FILL = 5;

type Outcome = { status: string };

/**
 * The contact endpoint (spec §7, Contact): receives a visitor's message, stores it and responds. 200 `{"status":"ok"}` means
 * that it is on the disk and will be delivered, 504 that it may be, anything else that nothing was stored. Every response is
 * one log line without personal data. For a stored inquiry it has no request id: the delivery's log lines name the inquiry,
 * the access log has the request id beside a part of the IP address, and the two must not be linkable (Art. 5 (1) c GDPR).
 */
export function createIntake(getPayload: () => Promise<Payload>): (request: Request) => Promise<Response> {
  const duration = settings.CONTACT_RATE_MINUTES * MINUTE_S;
  const { CONTACT_RATE_PER_ADDRESS: max, CONTACT_RATE_TOTAL: total } = settings;
  const limit = (who: string, points: number) => new RateLimit(limiter(`inquiries ${who}`, { points, duration }));
  const perVisitor = limit("visitor", max);
  const perNetwork = limit("network", Math.max(max, Math.floor(total / NETWORKS_TO_FILL)));
  const inAll = limit("all", total);
  /** Messages being stored, by content, so that a double click is stored once. */
  const underWay = new Map<string, Promise<Outcome>>();

  function takeTurn({ headers }: Request): Promise<Turn> {
    const { visitor, network } = addressHashes(visitorAddress(headers.get("x-forwarded-for")));
    return takeAll([() => inAll.take("all"), () => perNetwork.take(network), () => perVisitor.take(visitor)]);
  }

  async function store(request: Request, body: Record<string, unknown>, message: ContactMessage, identity: Identity) {
    const payload = await getPayload();
    if (await isStored(payload, identity)) return { status: "duplicate" };
    const turn = await takeTurn(request);
    if (!turn.allowed) throw tooMany(turn.retryAfterMs);
    try {
      const inquiry = await storeOnce(payload, message, identity, suspicionOf(message, body));
      if (!inquiry) await turn.giveBack();
      return { status: inquiry?.status ?? "duplicate" };
    } catch (error) {
      // Another process may have stored the same form, or only the response to the commit was lost.
      const isThere = await isStored(payload, identity).catch(() => Promise.reject(outcomeUnknown(errorCode(error))));
      await turn.giveBack();
      if (isThere) return { status: "duplicate" };
      throw error;
    }
  }

  async function take(request: Request): Promise<Outcome> {
    if (request.method !== "POST") throw methodNotAllowed();
    if (isForged(request)) throw forged();
    const body = await readObject(request);
    const payload = await getPayload();
    if (!(await takesMessages(payload))) throw withoutTexts();
    // The form of a site without a recipient: the visitor can't fix that.
    if (body.to === "" && !(await findRecipient(payload))) throw notSetUp();
    const message = readMessage(body);
    const recipient = await findRecipient(payload);
    if (!recipient) throw notSetUp();
    if (!isRecipient(message.to, recipient)) throw wrongRecipient();

    const identity = identify(message, request.headers.get(IDEMPOTENCY_HEADER));
    const { contentHash } = identity;
    while (underWay.has(contentHash)) await underWay.get(contentHash)?.catch(() => {});
    const storing = store(request, body, message, identity);
    underWay.set(contentHash, storing);
    return storing.finally(() => underWay.delete(contentHash));
  }

  return async function intake(request) {
    const requestId = request.headers.get(REQUEST_ID_HEADER) ?? undefined;
    try {
      const outcome = await take(request);
      log.info(outcome, "inquiry accepted");
      return accepted();
    } catch (error) {
      const refusal = error instanceof Refusal ? error : unavailable(`not stored: ${errorCode(error)}`);
      const line = { requestId, status: refusal.status, reason: refusal.reason };
      if (refusal.status >= 500) log.error(line, "inquiry refused");
      else log.info(line, "inquiry refused");
      return refusal.answer();
    }
  };
}

const notSetUp = () =>
  new Refusal(
    503,
    "no recipient: set the e-mail address in the site's settings or CONTACT_RECIPIENT",
    "Dieses Formular ist noch nicht eingerichtet: Es fehlt die E-Mail-Adresse, an die Ihre Nachricht gehen soll. Bitte melden Sie sich auf einem anderen Weg.",
  );

const withoutTexts = () =>
  new Refusal(
    503,
    "Impressum or privacy policy is not public",
    "Über dieses Formular kann noch nichts gesendet werden. Bitte schreiben Sie uns eine E-Mail, oder rufen Sie uns an.",
  );

const methodNotAllowed = () =>
  new Refusal(405, "method", "Diese Adresse nimmt nur Nachrichten an.", { headers: { allow: "POST" } });

const forged = () =>
  new Refusal(
    403,
    "forged",
    "Ihr Browser sagt uns nicht, dass diese Nachricht von unserer Seite kommt. Bitte erlauben Sie Cookies für unsere Seite und senden Sie sie noch einmal, oder rufen Sie uns an.",
  );

function tooMany(retryAfterMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "einer Minute" : `${minutes} Minuten`;
  return new Refusal(
    429,
    "rate limit",
    `Das waren viele Nachrichten in kurzer Zeit. Bitte versuchen Sie es in ${wait} noch einmal, oder rufen Sie uns an.`,
    { headers: { "retry-after": String(seconds) } },
  );
}
