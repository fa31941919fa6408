/**
 * Test files share a process, and in it what is loaded of packages. All else begins anew with each: modules of content, which
 * read settings while they are loaded, Payload, the environment. And what a file has started ends with it.
 */
import type { Payload } from "payload";
import type { Pool } from "pg";
import { register } from "prom-client";
import { afterAll, expect, vi } from "vitest";

/** They know nothing of a content system, and are long in the making. */
const KEPT = ["password-checker", "picture-workers", "mark-worker"].map((name) => Symbol.for(`schaufenster.${name}`));

const shared = globalThis as typeof globalThis & {
  /** Where Payload keeps what it has started. */
  _payload?: Map<string, { payload?: (Payload & { db: { pool?: Pool } }) | null }>;
  [name: symbol]: unknown;
};

function forgetEverything(): void {
  vi.resetModules();
  register.clear();
  shared._payload?.clear();
  for (const name of Object.getOwnPropertySymbols(shared))
    if (Symbol.keyFor(name)?.startsWith("schaufenster.") && !KEPT.includes(name)) delete shared[name];
}

/** Notes which timers are started from now on; returns what stops them all. */
function watchTimers(): () => void {
  const { setTimeout, setInterval } = globalThis;
  const started = new Set<NodeJS.Timeout>();
  const watched = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
    Object.assign((...given: Parameters<typeof setTimeout>) => {
      const timer = start(...given);
      started.add(timer);
      return timer;
    }, start) as Start; // with what util.promisify reads
  globalThis.setTimeout = watched(setTimeout);
  globalThis.setInterval = watched(setInterval);
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval });
    for (const timer of started) clearTimeout(timer);
  };
}

const servers = () => process.getActiveResourcesInfo().filter((name) => name === "TCPServerWrap").length;

forgetEverything();
const environment = { ...process.env };
const serversBefore = servers();
const stopTimers = watchTimers();

afterAll(async () => {
  vi.useRealTimers();
  stopTimers();
  for (const { payload } of shared._payload?.values() ?? []) {
    await payload?.destroy();
    await payload?.db.pool?.end(); // of connections to PostgreSQL
  }
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  const closed = () => expect(servers(), "servers that the file has not closed").toBeLessThanOrEqual(serversBefore);
  await vi.waitFor(closed, { timeout: 120_000 });
});
