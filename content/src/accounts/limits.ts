import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { limiter, RateLimit } from "../http/rate-limit.ts";
import { type AddressHashes, addressHashes, visitorAddress } from "../http/visitor-address.ts";
import { DAY_MS } from "../process/day.ts";

/** How many in which time, in s. */
type Limit = { points: number; duration: number };

/** Attempts at one account from one network, from one network in all, and at one account from all networks. */
type Limits = { pair: Limit; network: Limit; account: Limit };

/** Who tries what: an account that may not even exist, the visitor and the network that the request came from. */
export type Attempt = { account: string } & AddressHashes;

/** How many networks this process remembers from which people have signed in, and for how long, in ms. */
const KNOWN_NETWORKS = 10_000;
const KNOWN_MS = 30 * DAY_MS;

/**
 * Bounds attempts at accounts, whether these exist or not. One network soon has no more, and does not lock out others. All
 * networks together have some more; from where a person has signed in before, that limit does not hold.
 */
export class AttemptLimits {
  readonly #pair: RateLimiterAbstract;
  readonly #network: RateLimiterAbstract;
  readonly #account: RateLimiterAbstract;
  readonly #known = new LRUCache<string, true>({ max: KNOWN_NETWORKS, ttl: KNOWN_MS });

  constructor(name: string, limits: Limits) {
    this.#pair = limiter(`${name} pair`, limits.pair);
    this.#network = limiter(`${name} network`, limits.network);
    this.#account = limiter(`${name} account`, limits.account);
  }

  /** Counts an attempt before it is made. Returns 0 when it may be made, else how long to wait, in ms. */
  async take(attempt: Attempt): Promise<number> {
    try {
      await this.#pair.consume(keyOf(attempt));
      await this.#network.consume(attempt.network);
      if (!this.#known.has(keyOf(attempt))) await this.#account.consume(attempt.account);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(refused.msBeforeNext, 1);
      throw refused;
    }
  }

  /** The attempt that was just taken was none of a stranger's. */
  async giveBack(attempt: Attempt): Promise<void> {
    await this.#pair.reward(keyOf(attempt));
    await this.#network.reward(attempt.network);
    if (!this.#known.has(keyOf(attempt))) await this.#account.reward(attempt.account);
  }

  /** The attempt that was just taken was its owner's: what went wrong before is forgotten, for this network. */
  async succeed(attempt: Attempt): Promise<void> {
    await this.giveBack(attempt);
    await this.#pair.delete(keyOf(attempt));
    this.#known.set(keyOf(attempt), true);
  }
}

const keyOf = ({ account, visitor }: Attempt) => `${account} ${visitor}`;

/** Who asks for which account. Kept are hashes. */
export function attemptOf(headers: Headers, email: string): Attempt {
  const account = createHash("sha256").update(email.trim().toLowerCase()).digest("base64");
  return { account, ...addressHashes(visitorAddress(headers.get("x-forwarded-for"))) };
}

const MINUTE_S = 60;

/** Wrong passwords and codes. */
export const loginLimits = new AttemptLimits("login", {
  pair: { points: 5, duration: 10 * MINUTE_S },
  network: { points: 50, duration: 10 * MINUTE_S },
  account: { points: 100, duration: 60 * MINUTE_S },
});

/** Mails with a link for a new password: no stranger may fill a mailbox, or keep its owner from asking. */
export const resetLimits = new AttemptLimits("reset", {
  pair: { points: 2, duration: 10 * MINUTE_S },
  network: { points: 20, duration: 60 * MINUTE_S },
  account: { points: 10, duration: 60 * MINUTE_S },
});

/** New passwords by a link, by network: each computes for as long as a login does. */
export const newPasswordLimit = new RateLimit(limiter("new password", { points: 20, duration: 10 * MINUTE_S }));
