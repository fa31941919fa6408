import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 300;
const TIMEOUT_MS = 5000;

const START_MAX_MS = 15 * 60_000;

/** How long an app that responds may be unhealthy. */
const UNHEALTHY_MAX_MS = 2 * 60_000;

const PAGES = 10;

/**
 * Resolves when an app's health check passes.
 *
 * @param ended rejects when the app ends, with its reason
 * @throws Error with the last response after a timeout, or that reason
 */
export async function untilHealthy(url: string, ended?: Promise<never>, maxMs = START_MAX_MS): Promise<void> {
  let until = performance.now() + maxMs;
  let last = "no answer";
  let isOver = false;
  const look = async (): Promise<void> => {
    while (!isOver && performance.now() < until) {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
      const text = (await response?.text().catch(() => "")) ?? "";
      if (response?.ok) return;
      if (response) {
        last = `${response.status} ${text.slice(0, 200)}`;
        until = Math.min(until, performance.now() + UNHEALTHY_MAX_MS);
      }
      await pause(POLL_MS);
    }
    throw new Error(`${url} is not healthy after ${Math.round(maxMs / 1000)} s: ${last}`);
  };
  await (ended ? Promise.race([look(), ended]) : look()).finally(() => {
    isOver = true;
  });
}

export async function healthAt(url: string): Promise<{ status?: string; version?: string }> {
  const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  return (await response?.json().catch(() => null)) ?? { status: "does not answer" };
}

/** The landing page and the first pages of the sitemap that a site currently shows. */
export async function pagesOf(site: string): Promise<string[]> {
  const sitemap = await textOf(`${site}/sitemap.xml`);
  const paths = [...(sitemap ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const some = [...new Set(["/", ...paths])].slice(0, PAGES);
  const missing = await missingOf(site, some);
  return some.filter((path) => !missing.includes(path));
}

export async function missingOf(site: string, paths: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const path of paths) if ((await textOf(site + path)) === null) missing.push(path);
  return missing;
}

async function textOf(url: string): Promise<string | null> {
  const options = { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS * 2) } as const;
  const response = await fetch(url, options).catch(() => null);
  return response?.ok ? response.text() : null;
}

/** Why content failed to start, from its output: its own message if there is one. */
export function reasonIn(printed: string): string {
  const [, reason = printed] =
    /The content system cannot start: ([\s\S]*?)(?:\n\{|\nschaufenster-|$)/.exec(printed) ?? [];
  return reason.trim();
}
