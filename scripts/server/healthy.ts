import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 300;
const TIMEOUT_MS = 5000;

/** How long a start may take with its migrations, in ms. */
const START_MAX_MS = 15 * 60_000;

/** How long one may be unwell that answers, and so has begun, in ms. */
const ILL_MS = 2 * 60_000;

/** How many pages are looked at. */
const PAGES = 10;

type Wait = {
  /** Ends the waiting: the process has ended, with its reason. */
  ended?: Promise<never>;
  maxMs?: number;
};

/**
 * Resolves when an app says at an address that it is well.
 *
 * @throws Error with the last answer when that takes too long, or when it ends
 */
export async function untilWell(url: string, { ended, maxMs = START_MAX_MS }: Wait = {}): Promise<void> {
  let until = performance.now() + maxMs;
  let last = "no answer";
  let isOver = false;
  const look = async (): Promise<void> => {
    while (!isOver && performance.now() < until) {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
      const text = (await response?.text().catch(() => "")) ?? "";
      if (response) last = `${response.status} ${text.slice(0, 200)}`;
      if (response?.ok) return;
      if (response) until = Math.min(until, performance.now() + ILL_MS);
      await pause(POLL_MS);
    }
    throw new Error(`${url} is not well after ${Math.round(maxMs / 1000)} s: ${last}`);
  };
  try {
    await (ended ? Promise.race([look(), ended]) : look());
  } finally {
    isOver = true;
  }
}

/** The landing page and the first pages of the sitemap, of those that a site shows now. */
export async function pagesOf(site: string): Promise<string[]> {
  const sitemap = await textOf(`${site}/sitemap.xml`);
  const paths = [...(sitemap ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const some = [...new Set(["/", ...paths])].slice(0, PAGES);
  const shown = await Promise.all(some.map(async (path) => ((await textOf(site + path)) === null ? [] : [path])));
  return shown.flat();
}

/** @throws Error that names pages which a site does not show */
export async function checkPages(site: string, paths: string[]): Promise<void> {
  const missing: string[] = [];
  for (const path of paths) if ((await textOf(site + path)) === null) missing.push(path);
  if (missing.length > 0)
    throw new Error(`${missing.length} of ${paths.length} pages are not shown: ${missing.join(", ")}`);
}

async function textOf(url: string): Promise<string | null> {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS * 2) }).catch(
    () => null,
  );
  return response?.ok ? response.text() : null;
}
