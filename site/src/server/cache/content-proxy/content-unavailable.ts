import type { IncomingMessage, ServerResponse } from "node:http";
import { CONTACT_PATH, OUTCOME_UNKNOWN } from "@schaufenster/contract/contact";
import { RELOAD_AFTER_S } from "../../../layout/head.ts";
import { outcomeUnknown } from "../../../pages/landing/contact/outcome-unknown.ts";
import { CACHE_POLICY } from "../../http/cache-policy.ts";

/** While the content system is unreachable or overloaded, in s. */
export const RETRY_AFTER_S = 5;

/** For a message, which a visitor resends by hand, in s. */
export const CONTACT_RETRY_AFTER_S = 60;

const CONTACT_MESSAGE =
  "Ihre Nachricht konnte gerade nicht übermittelt werden. Bitte versuchen Sie es in ein paar Minuten noch einmal, oder rufen Sie uns an.";
const CONTACT_UNKNOWN = outcomeUnknown({ phone: "", email: "" });
const ADMIN_MESSAGE =
  "Das Redaktionssystem ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.";
const CONTENT_MESSAGE =
  "Unsere Inhalte sind gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.";

const CONTACT_OVERLOADED =
  "Gerade erreichen uns sehr viele Nachrichten auf einmal, und Ihre wurde nicht gesendet. Bitte versuchen Sie es in einer Minute noch einmal, oder rufen Sie uns an.";
export const NO_CONTACT_ENDPOINT =
  "Über dieses Formular kann zurzeit nichts gesendet werden. Bitte schreiben Sie uns eine E-Mail, oder rufen Sie uns an.";

const SAVE_UNKNOWN =
  "Der Server hat nicht rechtzeitig geantwortet. Ob gespeichert ist, was Sie gesendet haben, wissen wir nicht: Bitte sehen Sie nach, bevor Sie es noch einmal senden.";

const TOO_LARGE = "Diese Anfrage ist zu groß.";
const OVERLOADED =
  "Gerade sind sehr viele Menschen auf einmal hier. Bitte versuchen Sie es in ein paar Sekunden noch einmal.";

type Reason = "down" | "no answer" | "overloaded" | "too large" | "no contact endpoint";

const MESSAGES: Record<Reason, (path: string, isSave: boolean) => string> = {
  down: messageFor,
  "no answer": (path, isSave) =>
    path.startsWith(CONTACT_PATH) ? CONTACT_UNKNOWN : isSave ? SAVE_UNKNOWN : messageFor(path),
  overloaded: overloadedMessage,
  "too large": () => TOO_LARGE,
  "no contact endpoint": () => NO_CONTACT_ENDPOINT,
};

/**
 * Responds in place of an unavailable content system: `{ error: { message } }` in German, fit to show (spec §8), or a
 * small page for a browser that accepts HTML. A started response is cut off.
 * @param why it is unreachable, didn't respond, its queue is full, the request is too large, or nothing accepts
 *   messages
 */
export function answerContentDown(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path: string,
  why: Reason = "down",
): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const isRead = incoming.method === "GET" || incoming.method === "HEAD";
  const isSave = !isRead && !path.startsWith("/graphql");
  const message = MESSAGES[why](path, isSave);
  const wantsPage = (incoming.headers.accept ?? "").includes("text/html");
  const isPassing = why === "down" || why === "no answer" || why === "overloaded";
  const comesBack = isPassing && isRead;
  const body = wantsPage ? pageWith(message, comesBack) : JSON.stringify({ error: { message } });
  outgoing.writeHead(statusOf(why, isSave), {
    "content-type": wantsPage ? "text/html; charset=utf-8" : "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": CACHE_POLICY.private,
    ...(!isPassing ? {} : { "retry-after": String(retryAfter(path)) }),
    "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    // The rest of the request's body may still arrive and isn't read.
    connection: "close",
  });
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}

function statusOf(why: Reason, isSave: boolean): number {
  if (why === "too large") return 413;
  return why === "no answer" && isSave ? OUTCOME_UNKNOWN : 503;
}

/** As cheap as possible. */
export function overloadedPage(): Response {
  const headers = { "cache-control": CACHE_POLICY.private, "retry-after": String(RETRY_AFTER_S) };
  return new Response(pageWith(OVERLOADED, true), {
    status: 503,
    headers: { ...headers, "content-type": "text/html; charset=utf-8" },
  });
}

function retryAfter(path: string): number {
  return path.startsWith(CONTACT_PATH) ? CONTACT_RETRY_AFTER_S : RETRY_AFTER_S;
}

export function overloadedMessage(path: string): string {
  return path.startsWith(CONTACT_PATH) ? CONTACT_OVERLOADED : OVERLOADED;
}

function messageFor(path: string): string {
  if (path.startsWith(CONTACT_PATH)) return CONTACT_MESSAGE;
  return path.startsWith("/admin") ? ADMIN_MESSAGE : CONTENT_MESSAGE;
}

/** @param comesBack the browser reloads the page automatically */
function pageWith(message: string, comesBack: boolean): string {
  const refresh = comesBack ? `<meta http-equiv="refresh" content="${RELOAD_AFTER_S}">` : "";
  const retry = comesBack ? '<a href="">Erneut versuchen</a> · ' : "";
  return `<!DOCTYPE html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>Gleich wieder da</title><h1>Gleich wieder da</h1><p>${message}</p><p>${retry}<a href="/">Zur Startseite</a></p></html>`;
}
