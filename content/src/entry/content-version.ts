import { randomUUID } from "node:crypto";
import { singleton } from "../platform/process/singleton.ts";

/** Each start makes a new version, since earlier changes are unknown. */
const kept = singleton("content-version", () => ({ version: randomUUID() as string }));

/** Identifies the published content, for sites too. Anything read under another version may be stale. */
export function contentVersion(): string {
  return kept.version;
}

/** Changes the version and returns the new one; call it before sending a publish webhook. */
export function nextContentVersion(): string {
  kept.version = randomUUID();
  return kept.version;
}
