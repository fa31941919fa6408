import { setTimeout } from "node:timers/promises";
import { OldAddressesDocument } from "@schaufenster/contract/documents";
import { findOldAddress } from "@schaufenster/contract/old-addresses";
import type { ContentClient } from "../../content/client.ts";
import type { DiskCache } from "./disk-cache.ts";
import { LOOKED_AT_AGAIN_MS } from "./page-cache.ts";
import type { PageFreshness } from "./page-freshness.ts";

const KEY = "old-addresses";

/** How long a visitor waits for a newer list than the last one, in ms. */
const PATIENCE_MS = 1000;

/** After a failure the content system is left alone for so long, in ms. */
const PAUSE_MS = 5000;

type Pair = { address: string; target: string };
/** `until` when the answer is good, by the clock of performance; without an answer it has come. */
type Asked = { version: string; until: number; answer: Promise<void> | null };

type List = ReadonlyMap<string, string>;

/**
 * Addresses of the agency's former website, and where they lead: in memory, read anew when something was published and somebody
 * asks for an unknown address, and kept on disk for the time in which the content system is away.
 */
export class OldAddresses {
  readonly #client: ContentClient;
  readonly #freshness: PageFreshness;
  readonly #diskCache: DiskCache;
  #list: List | null = null;
  #asked: Asked | null = null;

  constructor(client: ContentClient, freshness: PageFreshness, diskCache: DiskCache) {
    this.#client = client;
    this.#freshness = freshness;
    this.#diskCache = diskCache;
  }

  /** Where an address leads that this site does not have; null where nobody has said. Takes path and query. Never throws. */
  async find(address: string): Promise<string | null> {
    this.#list ??= listOf((await this.#diskCache.read(KEY))?.html ?? "[]");
    const answer = this.#renewed();
    if (answer) await Promise.race([answer, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    const list = this.#list;
    return findOldAddress(address, (key) => list.get(key));
  }

  /** The answer that is waited for; null while none is due. */
  #renewed(): Promise<void> | null {
    const version = this.#freshness.present;
    if (this.#asked?.version === version && performance.now() < this.#asked.until) return this.#asked.answer;
    const asked: Asked = { version, until: performance.now() + LOOKED_AT_AGAIN_MS, answer: null };
    asked.answer = this.#ask()
      .catch(() => {
        asked.until = performance.now() + PAUSE_MS; // the client has told why
      })
      .finally(() => {
        asked.answer = null;
      });
    this.#asked = asked;
    return asked.answer;
  }

  async #ask(): Promise<void> {
    const { oldAddresses } = await this.#client.query(OldAddressesDocument, {});
    const html = JSON.stringify(oldAddresses);
    this.#list = listOf(html);
    await this.#diskCache.write(KEY, { path: "", html, version: "", br: "" }).catch(() => {}); // a full disk: memory has it
  }
}

/** Without targets that no browser could open. */
function listOf(json: string): List {
  const pairs = (JSON.parse(json) as Pair[]).filter(({ target }) => URL.canParse(target, "http://any.invalid"));
  return new Map(pairs.map(({ address, target }) => [address, target]));
}
