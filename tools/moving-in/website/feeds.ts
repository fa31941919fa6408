import { load } from "cheerio";
import { plainAddress } from "./addresses.ts";
import type { Visitor } from "./visitor.ts";

/** Maximum pages of a feed, of ten entries each. */
const LEAVES_MAX = 40;

/** Publication dates of a feed's entries, ISO 8601, by address; WordPress has more on further pages. */
export async function datesInFeed(visitor: Visitor, feed: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  for (let leaf = 1; leaf <= LEAVES_MAX; leaf += 1) {
    const { status, body } = await visitor.get(
      leaf === 1 ? feed : `${feed}${feed.includes("?") ? "&" : "?"}paged=${leaf}`,
    );
    if (status !== 200) break;
    const before = dates.size;
    const $ = load(body, { xml: true });
    for (const item of $("item, entry").toArray()) {
      const link = $(item).children("link").first();
      const address = plainAddress(link.attr("href") ?? link.text(), visitor.origin);
      const date = new Date($(item).children("pubDate, published, updated").first().text());
      if (address && !Number.isNaN(date.getTime())) dates.set(address, date.toISOString());
    }
    if (dates.size === before) break; // the same page again, or the last
  }
  return dates;
}
