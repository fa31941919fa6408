import { isCampaign } from "@schaufenster/contract/old-addresses";

/** Parameters that say how a page is shown, not which. */
const NO_PAGE = /^(?:replytocom|share|amp|print|_ga|nocache|v)$/i;

/**
 * The canonical spelling of an address while reading a website: absolute, without fragment and campaign parameters;
 * http and https, with and without www, are the same host.
 * @param base address of the page that contains it
 * @returns null for anything but a web address
 */
export function plainAddress(address: string, base: string): string | null {
  const trimmed = address.trim();
  if (!URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  const known = new URL(base);
  if (hostOf(url) === hostOf(known)) {
    url.protocol = known.protocol;
    url.host = known.host;
  }
  url.hash = "";
  for (const name of [...url.searchParams.keys()])
    if (isCampaign(name) || NO_PAGE.test(name)) url.searchParams.delete(name);
  return url.href;
}

const hostOf = ({ host }: URL) => host.replace(/^www\./, "").replace(/:(?:80|443)$/, "");

const FILE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|json|xml|rss|pdf|zip|docx?|xlsx?|pptx?|odt|mp[34]|mov|webm|woff2?|ttf|txt|ics|vcf)$/i;

/** Logins, feeds and searches of WordPress, shops and mail shields. */
const NO_PAGES =
  /\/(?:wp-admin|wp-login|wp-json|xmlrpc|feed|cdn-cgi|trackback|embed|comment-page-\d+)(?:\/|\.php|$)|[?&](?:add-to-cart|s|rest_route|orderby|feed)=/;

export const maybePage = (address: string): boolean => !FILE.test(new URL(address).pathname) && !NO_PAGES.test(address);

/** The last part of a page's address. */
export const nameOf = (url: string): string =>
  new URL(url).pathname
    .replace(/\.(?:html?|php)$/, "")
    .split("/")
    .filter(Boolean)
    .at(-1) ?? "";
