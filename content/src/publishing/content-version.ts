import { randomUUID } from "node:crypto";
import type { ContentStep } from "@schaufenster/contract/publish-webhook";
import { singleton } from "../process/singleton.ts";

/** A start makes a version of its own: nobody knows what happened before it. */
const kept = singleton("content-version", () => ({ version: randomUUID() as string }));

/** Names the published content, for sites too. What was read under another version may be out of date. */
export function contentVersion(): string {
  return kept.version;
}

/**
 * Changes the version; to be called before anybody is notified of what was published.
 *
 * @returns the versions before and after
 */
export function countPublication(): ContentStep {
  const before = kept.version;
  kept.version = randomUUID();
  return { before, now: kept.version };
}
