import { type Device, referrerName } from "@schaufenster/contract/figures";
import { isBot } from "isbot";
import * as v from "valibot";

/** Names are in lower case. */
export type ReadHeader = (name: string) => string | undefined;

/** The session of an editor; visitors have none. */
const EDITOR_COOKIE = /(?:^|;\s*)payload-token=/;

/**
 * Whether a request comes from a person's browser without an objection to counting: Do Not Track and Global Privacy
 * Control are the objection by automated means of Art. 21 (5) GDPR. Signed-in editors aren't visitors.
 */
export function isCounted(header: ReadHeader): boolean {
  if (header("dnt") === "1" || header("sec-gpc") === "1") return false;
  if (EDITOR_COOKIE.test(header("cookie") ?? "")) return false;
  const agent = header("user-agent");
  return agent !== undefined && agent !== "" && !isBot(agent);
}

/** Whether a crawler identifies itself as one of a search engine that leads people here. */
export function isSearchEngine(header: ReadHeader): boolean {
  return /\b(?:Googlebot|bingbot|DuckDuckBot|Applebot|Qwantbot|YandexBot)\b/i.test(header("user-agent") ?? "");
}

/** Whether a browser requests a top-level page: not a frame, a script, or a program that accepts anything. */
export function isNavigation(header: ReadHeader): boolean {
  const destination = header("sec-fetch-dest");
  return (destination === undefined || destination === "document") && (header("accept") ?? "").includes("text/html");
}

/** Why a browser loads a page in advance, such as 'prefetch' or 'prefetch;prerender'; null if it doesn't. */
export function purposeOf(header: ReadHeader): string | null {
  const purpose = header("sec-purpose") ?? header("purpose") ?? header("x-moz") ?? "";
  return /^prefetch\b/.test(purpose) ? purpose : null;
}

/** A tablet that doesn't report itself as mobile counts as desktop. */
export function deviceOf(header: ReadHeader): Device {
  const hint = header("sec-ch-ua-mobile");
  const isPhone = hint === undefined ? /\bMobi/.test(header("user-agent") ?? "") : hint === "?1";
  return isPhone ? "phone" : "desktop";
}

/**
 * The referring site's host, without 'www.'; null if there is none or it is this site.
 * @param own hosts of this site
 */
export function referrerOf(header: ReadHeader, own: string[]): string | null {
  const referer = header("referer") ?? "";
  const { protocol, hostname } = URL.canParse(referer) ? new URL(referer) : { protocol: "", hostname: "" };
  const host = withoutWww(hostname);
  const isForeign = /^https?:$/.test(protocol) && !own.map(withoutWww).includes(host);
  return isForeign && v.is(referrerName, host) ? host : null;
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}
