import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool, PoolClient, PoolConfig } from "pg";
import { singleton } from "../process/singleton.ts";
import { discardBroken } from "./postgres-pool.ts";

/** Who asks the database; what nobody has named is the admin's. `start` migrates, and may take long. */
type Share = "pages" | "inquiries" | "admin" | "start";

const current = singleton("pool-share", () => new AsyncLocalStorage<Share>());

/** Does something with the connections of a share, so that others who use up theirs do not hold it up. */
export function onShare<Result>(share: Share, work: () => Result): Result {
  return current.run(share, work);
}

/** Each needs two: what is written in a transaction is read by others meanwhile. */
const LEAST = 2;

/** The connections of each share: of ten, four for pages, two for inquiries and four for the admin. */
function sizesOf(max: number): Record<Share, number> {
  const inquiries = Math.max(LEAST, Math.floor(max / 5));
  const pages = Math.max(LEAST, Math.floor((max - inquiries) / 2));
  return { pages, inquiries, admin: Math.max(LEAST, max - inquiries - pages), start: LEAST };
}

/** No statement of a migration is too long; the connections go when the start is over. */
const PATIENT = { statement_timeout: 0, query_timeout: 0, lock_timeout: 0 };

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** A pool without connections of its own: each is taken from the share of who asks. */
export function sharedPool(PoolOfDriver: typeof Pool, options: PoolConfig): Pool {
  const sizes = sizesOf(options.max ?? 0);
  const share = (name: Share, changes: PoolConfig = {}) =>
    discardBroken(new PoolOfDriver({ ...options, ...changes, max: sizes[name] }));
  const shares: Record<Share, Pool> = {
    pages: share("pages"),
    inquiries: share("inquiries"),
    admin: share("admin"),
    start: share("start", PATIENT),
  };
  const connect = (callback?: Callback) => {
    const pool = shares[current.getStore() ?? "admin"];
    return callback ? pool.connect(callback) : pool.connect();
  };
  const end = async () => void (await Promise.all(Object.values(shares).map((each) => each.end())));
  const sum = (count: "totalCount" | "idleCount" | "waitingCount") => ({
    get: () => Object.values(shares).reduce((total, each) => total + each[count], 0),
  });
  return Object.defineProperties(Object.assign(new PoolOfDriver(options), { connect, end }), {
    totalCount: sum("totalCount"),
    idleCount: sum("idleCount"),
    waitingCount: sum("waitingCount"),
  });
}
