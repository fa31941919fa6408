import { randomUUID } from "node:crypto";
import { singleton } from "../process/singleton.ts";

/** A start makes a version of its own: nobody knows what happened before it. */
const kept = singleton("content-version", () => ({ version: randomUUID() as string }));

/** Names the published content, for sites too. What was read under another version may be out of date. */
export function contentVersion(): string {
  return kept.version;
}

/** Changes the version, and returns the new one; to be called before anybody is notified of what was published. */
export function countPublication(): string {
  kept.version = randomUUID();
  return kept.version;
}
