import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { limiter, RateLimit } from "../platform/http/rate-limit.ts";
import { type AddressHashes, addressHashes, visitorAddress } from "../platform/http/visitor-address.ts";
import { DAY_MS } from "../platform/process/day.ts";

type Limit = { points: number; duration: number };

/** Limits per account and network, per network, and per account; `duration` in s. */
type Limits = { pair: Limit; network: Limit; account: Limit };

/** An attempt: the account, which may not exist, the visitor and the network of the request. */
export type Attempt = { account: string } & AddressHashes;

/** Networks of successful logins to remember, and for how long, in ms. */
const KNOWN_NETWORKS = 10_000;
const KNOWN_MS = 30 * DAY_MS;

/**
 * Rate limits for attempts at accounts, whether these exist or not. A single network is limited soon, without locking out
 * others. All networks together have a higher limit, which doesn't apply to networks from which the person has signed in.
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

  /** Gives back the last attempt: it was legitimate. */
  async giveBack(attempt: Attempt): Promise<void> {
    await this.#pair.reward(keyOf(attempt));
    await this.#network.reward(attempt.network);
    if (!this.#known.has(keyOf(attempt))) await this.#account.reward(attempt.account);
  }

  /** Records a successful login: resets the counters of this network. */
  async succeed(attempt: Attempt): Promise<void> {
    await this.giveBack(attempt);
    await this.#pair.delete(keyOf(attempt));
    this.#known.set(keyOf(attempt), true);
  }
}

const keyOf = ({ account, visitor }: Attempt) => `${account} ${visitor}`;

export function attemptOf(headers: Headers, email: string): Attempt {
  const account = createHash("sha256").update(email.trim().toLowerCase()).digest("base64");
  return { account, ...addressHashes(visitorAddress(headers.get("x-forwarded-for"))) };
}

const MINUTE_S = 60;

export const loginLimits = new AttemptLimits("login", {
  pair: { points: 5, duration: 10 * MINUTE_S },
  network: { points: 50, duration: 10 * MINUTE_S },
  account: { points: 100, duration: 60 * MINUTE_S },
});

/** Mails with a reset link: a stranger must not flood a mailbox, or block its owner. */
export const resetLimits = new AttemptLimits("reset", {
  pair: { points: 2, duration: 10 * MINUTE_S },
  network: { points: 20, duration: 60 * MINUTE_S },
  account: { points: 10, duration: 60 * MINUTE_S },
});

/** Passwords set by a link, per network: each takes as much computing as a login. */
export const newPasswordLimit = new RateLimit(limiter("new password", { points: 20, duration: 10 * MINUTE_S }));
