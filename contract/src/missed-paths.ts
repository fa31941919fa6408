import * as v from "valibot";
import { oldAddressKey } from "./old-addresses.ts";

/** How long it is kept what was asked for in vain, in days. */
export const MISSED_DAYS = 30;

/** Most paths that a day names: anyone can make one up. */
export const MISSED_MAX = 200;

/** Longest path that is noted, in characters. */
const LENGTH_MAX = 150;

/** A path without a query, as `oldAddressKey` writes it; it names nobody. */
export const missedPath = v.pipe(v.string(), v.regex(/^\/[^\s?#@\\]+$/), v.maxLength(LENGTH_MAX));

/** Rooms of other programs, for which robots search each site. */
const SCANNED =
  /(?:^|\/)(?:\.|wp-(?!content\/uploads)|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|node_modules|actuator|solr|autodiscover|owa|ecp|remote|manager|console|telescope|_ignition|server-status|shell|backup|config)/;

/** Files that no visitor's link leads to. */
const NO_PAGE =
  /\.(?:env|sql|bak|old|ini|ya?ml|log|zip|tar|gz|rar|7z|json|xml|txt|sh|exe|dll|key|pem|conf|cfg|map|js|css|ico|woff2?)$/;

/** Pages of programs: robots try thousands of names. Of a link on another site they are an old page. */
const PROGRAM = /\.(?:php\d?|aspx?|jsp|cgi)$/;

/** Long numbers, keys and ids that may stand for one person: of a customer, an order, a session. */
const TOKEN = /\d{9}|[\da-f]{16}|[\da-f]{8}-[\da-f]{4}-|(?=[a-z_=]{0,23}\d)[\da-z_=]{24}/;

/**
 * A path that was asked for in vain, as it is counted; null for what robots look for and for what may name a person.
 *
 * @param isLinked whether another site or a search engine leads there
 */
export function missedPathOf(pathname: string, isLinked: boolean): string | null {
  const path = oldAddressKey(pathname.replace(/\?.*/s, ""));
  if (path === null || SCANNED.test(path) || NO_PAGE.test(path) || TOKEN.test(path)) return null;
  return (isLinked || !PROGRAM.test(path)) && v.is(missedPath, path) ? path : null;
}
