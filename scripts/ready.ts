import { setTimeout as pause } from "node:timers/promises";
import type { Environment } from "./environment.ts";

const POLL_MS = 200;

/** Resolves when both apps answer: the content system is migrated and filled, the site has rendered its first page. */
export async function untilReady({ CONTENT_URL, PORT }: Environment): Promise<void> {
  for (const url of [`${CONTENT_URL}/health`, `http://127.0.0.1:${PORT}/`]) {
    while (!(await answers(url))) await pause(POLL_MS);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
