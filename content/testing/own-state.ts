/**
 * Test files share a process with loaded packages. Everything else is reset for each file: content's modules, which
 * read settings while loading, Payload, and the environment. Whatever a file started ends with it.
 */
import type { Payload } from "payload";
import type { Pool } from "pg";
import { register } from "prom-client";
import { afterAll, expect, vi } from "vitest";

/** Independent of a content system, and slow to create. */
const KEPT = ["password-checker", "picture-workers", "mark-worker"].map((name) => Symbol.for(`schaufenster.${name}`));

const shared = globalThis as typeof globalThis & {
  /** Payload's cache of instances. */
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

/** Records timers from now on; returns a function that stops them. */
function watchTimers(): () => void {
  const { setTimeout, setInterval } = globalThis;
  const started = new Set<NodeJS.Timeout>();
  const watched = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
    Object.assign((...given: Parameters<typeof setTimeout>) => {
      const timer = start(...given);
      started.add(timer);
      return timer;
    }, start) as Start; // with the properties that util.promisify reads
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
    await payload?.db.pool?.end(); // connections to PostgreSQL
  }
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  const closed = () => expect(servers(), "servers that the file has not closed").toBeLessThanOrEqual(serversBefore);
  await vi.waitFor(closed, { timeout: 120_000 });
});
