import { setTimeout as pause } from "node:timers/promises";
import { answerAt, healthyAnswer } from "./answers.ts";
import type { Environment } from "./environment.ts";

const POLL_MS = 200;

/** Resolves when both of our apps respond: content is migrated and seeded, the site shows its first page. */
export async function untilReady(environment: Environment): Promise<void> {
  const site = siteAddress(environment);
  for (const address of [environment.CONTENT_URL, site])
    while ((await healthyAnswer(`${address}/health`))?.instance !== environment.INSTANCE_ID) await pause(POLL_MS);
  while (!(await answerAt(`${site}/`))?.ok) await pause(POLL_MS);
}

/** The site's URL on this machine; loopback if it listens on all interfaces. */
export function siteAddress({ HOST, PORT }: Environment): string {
  if (!HOST || HOST === "0.0.0.0" || HOST === "::") return `http://localhost:${PORT}`;
  return `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`;
}
