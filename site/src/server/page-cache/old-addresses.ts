import { OldAddressesDocument } from "@schaufenster/contract/documents";
import { findOldAddress } from "@schaufenster/contract/old-addresses";
import { LRUCache } from "lru-cache";
import type { ContentClient } from "../../content/client.ts";
import { pause, type Schedule } from "../schedule.ts";
import type { DiskCache } from "./disk-cache.ts";
import { REVALIDATE_AFTER_MS } from "./page-cache.ts";
import type { PageFreshness } from "./page-freshness.ts";

const KEY = "old-addresses";

/** How long a visitor waits for a newer list than the last one, in ms. */
const PATIENCE_MS = 1000;

/** After a failure the content system is left alone for this long, in ms. */
const PAUSE_MS = 5000;

type Pair = { address: string; target: string };
type List = ReadonlyMap<string, string>;

type Options = { freshness: PageFreshness; diskCache: DiskCache; schedule: Schedule };

/**
 * Addresses of the agency's former website, and where they lead: in memory, read again after a publication once somebody asks
 * for an unknown address, and on disk for the time in which content is down.
 */
export class OldAddresses {
  readonly #client: ContentClient;
  readonly #options: Options;
  /** By the version of the content. */
  readonly #lists: LRUCache<string, List>;
  #last: List | null = null;

  constructor(client: ContentClient, options: Options) {
    this.#client = client;
    this.#options = options;
    this.#lists = new LRUCache({
      max: 1,
      ttl: REVALIDATE_AFTER_MS,
      ttlResolution: 0,
      perf: { now: options.schedule.now },
      ignoreFetchAbort: true,
      fetchMethod: async (_version, _former, { options: keeping }) => {
        const last = this.#last ?? new Map<string, string>();
        return this.#ask().catch(() => {
          keeping.ttl = PAUSE_MS; // the client has logged why
          return last;
        });
      },
    });
  }

  /** Where an address leads that this site does not have; null where nobody has said. Takes path and query. Never throws. */
  async find(address: string): Promise<string | null> {
    const { freshness, diskCache, schedule } = this.#options;
    this.#last ??= listOf((await diskCache.read(KEY))?.html ?? "[]");
    await Promise.race([this.#lists.forceFetch(freshness.present), pause(schedule, PATIENCE_MS)]);
    const list = this.#last;
    return findOldAddress(address, (key) => list.get(key));
  }

  async #ask(): Promise<List> {
    const { oldAddresses } = await this.#client.query(OldAddressesDocument, {});
    const html = JSON.stringify(oldAddresses);
    this.#last = listOf(html);
    await this.#options.diskCache.write(KEY, { path: "", html, version: "", br: "" }).catch(() => {}); // a full disk: memory has it
    return this.#last;
  }
}

/** Without targets that no browser could open. */
function listOf(json: string): List {
  const pairs = (JSON.parse(json) as Pair[]).filter(({ target }) => URL.canParse(target, "http://any.invalid"));
  return new Map(pairs.map(({ address, target }) => [address, target]));
}
