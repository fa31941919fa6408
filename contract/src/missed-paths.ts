import * as v from "valibot";
import { oldAddressKey } from "./old-addresses.ts";

/** Retention of paths that weren't found, in days. */
export const MISSED_DAYS = 30;

/** Most paths per day: anyone can make one up. */
export const MISSED_MAX = 200;

/** Longest path recorded, in characters. */
const LENGTH_MAX = 150;

/** A path without its query, as `oldAddressKey` writes it; it identifies nobody. */
export const missedPath = v.pipe(v.string(), v.regex(/^\/[^\s?#@\\]+$/), v.maxLength(LENGTH_MAX));

/** Folders of other programs, which robots try on every site. */
const SCANNED =
  /(?:^|\/)(?:\.|wp-(?!content\/uploads)|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|node_modules|actuator|solr|autodiscover|owa|ecp|remote|manager|console|telescope|_ignition|server-status|shell|backup|config)/;

/** Files that visitors' links don't lead to. */
const NO_PAGE =
  /\.(?:env|sql|bak|old|ini|ya?ml|log|zip|tar|gz|rar|7z|json|xml|txt|sh|exe|dll|key|pem|conf|cfg|map|js|css|ico|woff2?)$/;

/** Pages of other programs: robots try thousands of names. If another site links to one it is an old page. */
const PROGRAM = /\.(?:php\d?|aspx?|jsp|cgi)$/;

/** Long numbers, keys and ids that may identify a customer, an order or a session. */
const TOKEN = /\d{9}|[\da-f]{16}|[\da-f]{8}-[\da-f]{4}-|(?=[a-z_=]{0,23}\d)[\da-z_=]{24}/;

/**
 * A path that wasn't found, as counted; null for robots' guesses and for paths that may identify a person.
 *
 * @param isLinked whether another site or a search engine links to it
 */
export function missedPathOf(pathname: string, isLinked: boolean): string | null {
  const path = oldAddressKey(pathname.replace(/\?.*/s, ""));
  if (path === null || SCANNED.test(path) || NO_PAGE.test(path) || TOKEN.test(path)) return null;
  return (isLinked || !PROGRAM.test(path)) && v.is(missedPath, path) ? path : null;
}
