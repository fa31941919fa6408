import type { Logger } from "pino";

/** How long a cache may take to answer, in ms. */
const TIMEOUT_MS = 2000;

/**
 * Asks shared caches to forget all pages: `PURGE /`, the method that Varnish's and others' examples use. A cache decides by
 * the address of the connection who may. Never throws; a cache that does not do it is logged, and keeps its pages as long as
 * it is set up to: ten minutes with deploy/varnish.vcl.
 *
 * @param urls origins of the caches
 */
export async function purgeCaches(urls: string[], log: Pick<Logger, "warn">): Promise<void> {
  await Promise.all(
    urls.map(async (cache) => {
      try {
        const { ok, status } = await fetch(cache, { method: "PURGE", signal: AbortSignal.timeout(TIMEOUT_MS) });
        if (!ok) log.warn({ cache, status }, "a shared cache refused to forget its pages");
      } catch (error) {
        log.warn({ cache, reason: String(error) }, "a shared cache was not reached");
      }
    }),
  );
}
