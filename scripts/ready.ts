import { setTimeout as pause } from "node:timers/promises";
import type { Environment } from "./environment.ts";

const POLL_MS = 200;

/** A server that is still filling its database holds requests back; another question soon gets an answer. */
const TIMEOUT_MS = 5000;

/** Resolves when both apps answer, ours and no others: content is migrated and filled, the site shows its first page. */
export async function untilReady({ CONTENT_URL, PORT, HOST, INSTANCE_ID }: Environment): Promise<void> {
  const site = `http://${hostToAsk(HOST)}:${PORT}`;
  for (const address of [CONTENT_URL, site]) {
    while ((await instanceAt(address)) !== INSTANCE_ID) await pause(POLL_MS);
  }
  while ((await get(`${site}/`)) === null) await pause(POLL_MS);
}

/** A server that listens on all interfaces is asked on loopback. */
function hostToAsk(host: string | undefined): string {
  if (!host || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** The start that the server at an address belongs to, also when it has faults; undefined if it is not ours. */
async function instanceAt(address: string): Promise<unknown> {
  try {
    const response = await fetch(`${address}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { instance, refused } = (await response.json()) as { instance?: unknown; refused?: unknown };
    return response.ok || refused === true ? instance : undefined;
  } catch {
    return undefined; // another program's answer
  }
}

async function get(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = await response.text();
    return response.ok ? body : null;
  } catch {
    return null;
  }
}
